import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds until `until` (epoch milliseconds); 0 when it has passed or is absent, and on the server. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(() => (Date.now() >= until + SECOND ? clearInterval(timer) : tick()), SECOND / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  if (until === undefined || now === undefined) return 0;
  return Math.max(0, Math.ceil((until - now) / SECOND));
}
