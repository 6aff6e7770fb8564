import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { dayOf, instantOf } from '../../../model/shanghai-time.ts';
import { changeableUntil, stateOn } from '../visit-days.model.ts';

const MINUTE_MS = 60_000;

/** Whether seats of this day may be offered at this instant: until its cut-off, and only while it can be booked. */
export function mayOffer(rules: VisitRules, date: string, now: number): boolean {
  return now < changeableUntil(rules, date) && stateOn(rules, date, now) === 'open';
}

/**
 * When an offer made now is over (epoch milliseconds): the configured minutes later, of which none count at night, and
 * never after the cut-off of the visit.
 */
export function offerEnd(rules: VisitRules, date: string, now: number): number {
  const { holdMinutes, from, to } = rules.waiting;
  const cutOff = changeableUntil(rules, date);
  let left = holdMinutes * MINUTE_MS;
  for (let day = dayOf(now); instantOf(`${day} ${from}`).getTime() < cutOff; day = dayAfter(day)) {
    const begins = Math.max(now, instantOf(`${day} ${from}`).getTime());
    const lasts = Math.max(0, instantOf(`${day} ${to}`).getTime() - begins);
    if (left <= lasts) return Math.min(cutOff, begins + left);
    left -= lasts;
  }
  return cutOff;
}

const dayAfter = (day: string): string => dayOf(instantOf(`${day} 00:00`).getTime(), -1);
