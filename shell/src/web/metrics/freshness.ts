import type { Change, WebMetrics } from './web-metrics.ts';

/** Tells Prometheus how soon a change is served here. */
export interface Freshness {
  /** @param changedAt when what serves from now on was imported or promoted, milliseconds since the epoch */
  note(change: Change, changedAt: number): void;
}

/**
 * Measures from the import or promotion to the moment at which this process serves it. What a process finds when it starts
 * was not late. Clocks of several machines are compared here, so they have to be kept right.
 */
export function createFreshness(metrics: Pick<WebMetrics, 'recordChange'>, now: () => number = Date.now): Freshness {
  const known = new Map<Change, number>();
  return {
    note(change, changedAt) {
      const before = known.get(change);
      if (before === changedAt) return;
      known.set(change, changedAt);
      const seconds = before === undefined ? 0 : Math.max(0, now() - changedAt) / 1000;
      metrics.recordChange(change, { changedAt: changedAt / 1000, seconds });
    },
  };
}
