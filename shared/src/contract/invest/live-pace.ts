import type { Realtime } from './stock.ts';

const MINUTE = 60_000;
/** A market that is closed is asked whether it has opened. */
const CLOSED_PACE = 15 * MINUTE;
const SLOWEST = 30 * MINUTE;
/** Beijing time is UTC+8 all year. */
const OFFSET = 8 * 60 * MINUTE;

/** Whether figures still follow: for the delay after the market has paused or closed, they do. `now` in milliseconds. */
function isFollowing({ state, time, delayMin }: Pick<Realtime, 'state' | 'time' | 'delayMin'>, now: number): boolean {
  const age = now - (Date.parse(`${time.replace(' ', 'T')}:00Z`) - OFFSET);
  return state !== 'closed' || age < 2 * delayMin * MINUTE;
}

/** How long until the next question, in milliseconds: a minute while figures move, longer with every failure in a row. */
export function nextQuestion(
  quote: Pick<Realtime, 'state' | 'time' | 'delayMin'> | null,
  failures: number,
  now: number,
): number {
  const pace = quote && isFollowing(quote, now) ? MINUTE : CLOSED_PACE;
  return Math.min(SLOWEST, pace * 2 ** failures);
}
