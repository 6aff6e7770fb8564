import { useEffect, useState } from 'react';
import { useApi } from 'shared';
import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { watchBundle } from '../../model/watch-bundle.ts';

interface WatchedBundle {
  detail: BundleDetail | null;
  /** It became ready while somebody watched: the browser was told to fetch it. */
  hasBegun: boolean;
}

/** How far a ZIP file is; once it is there, the browser fetches it. */
export function useBundle(key: string, start: BundleDetail | null): WatchedBundle {
  const api = useApi();
  const [detail, setDetail] = useState(start);
  const [hasBegun, setBegun] = useState(false);
  const isMaking = detail?.state === 'making';
  useEffect(() => {
    if (!isMaking) return undefined;
    return watchBundle(
      () => api.call('media/bundle', { key }),
      (now) => {
        setDetail(now);
        if (now?.state !== 'ready') return;
        setBegun(true);
        location.assign(now.url);
      },
    );
  }, [api, key, isMaking]);
  return { detail, hasBegun };
}
