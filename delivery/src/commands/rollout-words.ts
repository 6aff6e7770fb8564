import { DeliveryError } from '../delivery-error.ts';

/** Who gets a set first, from when and for how long; what is promoted at once has none. */
export interface RolloutWords {
  /** Of visitors. */
  readonly percent: number;
  readonly forMs: number;
  /** As it was typed. */
  readonly at: string | undefined;
  readonly needsApproval: boolean;
}

interface Given {
  readonly percent: string | undefined;
  readonly for: string | undefined;
  readonly at: string | undefined;
  readonly approval: boolean;
}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;
/** Who says nothing watches the share for half an hour. */
const USUAL = '30m';
const MOST_PERCENT = 50;

const usage = (message: string) => new DeliveryError('usage', `${message} See delivery --help.`);

function millisecondsOf(word: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([smh])$/.exec(word) ?? [];
  if (count === '') throw usage(`${word} is not a time such as 30m, 2h or 90s.`);
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}

function percentOf(word: string): number {
  const percent = Number(word);
  if (percent > 0 && percent <= MOST_PERCENT) return percent;
  throw usage(`--percent is above 0 and at most ${MOST_PERCENT}, so that there is something to compare with.`);
}

/** Undefined where everybody gets it at once. Throws `usage`. */
export function rolloutIn({ percent, for: time, at, approval }: Given): RolloutWords | undefined {
  if (percent === undefined && time !== undefined) throw usage('--for says how long --percent lasts.');
  if (percent === undefined && at === undefined && !approval) return undefined;
  return {
    percent: percent === undefined ? 0 : percentOf(percent),
    forMs: percent === undefined ? 0 : millisecondsOf(time ?? USUAL),
    at,
    needsApproval: approval,
  };
}
