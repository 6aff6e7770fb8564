import { instantOf } from '../../model/shanghai-time.ts';

/**
 * A clock that shows `startsAt` (`yyyy-MM-dd HH:mm`, Asia/Shanghai) when it is made and goes on from there, so that a recorded
 * day can be seen at any hour; without it the clock given. Milliseconds.
 */
export function replayClock(startsAt: string | undefined, now: () => number): () => number {
  if (startsAt === undefined) return now;
  const behind = now() - instantOf(startsAt).getTime();
  return () => now() - behind;
}
