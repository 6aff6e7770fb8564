import { useEffect, useState } from 'react';
import { useApi } from 'shared';
import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { isApiError } from 'shared/contract/section/section';

/** Milliseconds between two questions, and after one without an answer. */
const ASK_EVERY = 1000;
const ASK_LATER = 5000;

export interface WatchedBundle {
  detail: BundleDetail | null;
  /** It became ready while somebody watched: the browser was told to fetch it. */
  hasBegun: boolean;
}

/** How far a ZIP file is, asked again and again until it is there; then the browser fetches it. */
export function useBundle(key: string, start: BundleDetail | null): WatchedBundle {
  const api = useApi();
  const [detail, setDetail] = useState(start);
  const [hasBegun, setBegun] = useState(false);
  const isMaking = detail?.state === 'making';
  useEffect(() => {
    if (!isMaking) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const show = (now: BundleDetail) => {
      setDetail(now);
      if (now.state !== 'ready') return;
      setBegun(true);
      location.assign(now.url);
    };
    const ask = async () => {
      let wait = ASK_EVERY;
      try {
        const now = await api.call('media/bundle', { key });
        if (!isOver) show(now);
      } catch (error) {
        if (!isOver && isApiError(error) && error.code === '40401') setDetail(null);
        wait = ASK_LATER;
      }
      if (!isOver) timer = setTimeout(() => void ask(), wait);
    };
    timer = setTimeout(() => void ask(), ASK_EVERY);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, key, isMaking]);
  return { detail, hasBegun };
}
