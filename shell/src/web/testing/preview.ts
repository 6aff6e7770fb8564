import type { Preview } from 'delivery/preview';

const HOUR = 3_600_000;

/** A preview of one release, by the first digit of its key; shown for an hour. */
export const previewOf = (digit = 'a'): Preview => ({
  schema: 1,
  key: digit.repeat(32),
  constellation: '0123456789abcdef',
  releases: [{ app: 'mf-cars', version: '2.0.0' }],
  who: 'Lin',
  from: new Date(Date.now() - HOUR).toISOString(),
  until: new Date(Date.now() + HOUR).toISOString(),
});
