import type { HistoryLine } from '../history.ts';

/** Sets that can be rolled back to, however old they are. */
export const ROLLBACKS = 5;

/** Sets that were promoted at some time since then, the present one included: newest last. */
export function setsServedSince(lines: readonly HistoryLine[], since: number): string[] {
  const served = lines.filter((_, at) => {
    const next = lines[at + 1];
    return next === undefined || Date.parse(next.when) >= since;
  });
  return [...new Set(served.flatMap(({ to }) => to ?? []))];
}
