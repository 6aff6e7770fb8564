import { useEffect, useState } from 'react';
import { useApi } from 'shared';
import type { MediaBasket } from 'shared/contract/media/media';

/** What the service says of picks, asked anew when they change; the last answer stays until the next is here. */
export function useOwnBasket(picks: readonly string[]): { basket: MediaBasket | null; failed: boolean } {
  const api = useApi();
  const [basket, setBasket] = useState<MediaBasket | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (picks.length === 0) return undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await api.call('media/basket', { ids: [...picks] });
        if (!isCurrent) return;
        setBasket(answer);
        setFailed(false);
      } catch {
        if (isCurrent) setFailed(true);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [api, picks]);
  return { basket, failed };
}
