import type { Market } from 'shared/contract/invest/stock';

const days = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Weekdays without trading. The exchanges announce a year's days in the December before it. */
export const CLOSED_DAYS: Readonly<Record<Market, ReadonlySet<string>>> = {
  A: days(`
    2026-01-01 2026-01-02 2026-02-16 2026-02-17 2026-02-18 2026-02-19 2026-02-20 2026-02-23 2026-04-06 2026-05-01
    2026-05-04 2026-05-05 2026-06-19 2026-09-25 2026-10-01 2026-10-02 2026-10-05 2026-10-06 2026-10-07 2027-01-01`),
  H: days(`
    2026-01-01 2026-02-17 2026-02-18 2026-02-19 2026-04-03 2026-04-06 2026-04-07 2026-05-01 2026-05-25 2026-06-19
    2026-07-01 2026-10-01 2026-10-19 2026-12-25 2027-01-01`),
};

/** Days on which trading ends at noon. */
export const HALF_DAYS: Readonly<Record<Market, ReadonlySet<string>>> = {
  A: new Set(),
  H: days('2026-02-16 2026-12-24 2026-12-31'),
};
