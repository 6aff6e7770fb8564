import type { Lang } from 'shared/contract/text/lang';
import { pavilion, type Pavilion } from 'shared/contract/booking/pavilion';
import {
  visitRules,
  type CalendarSlot,
  type VisitCalendar,
  type VisitRules,
} from 'shared/contract/booking/visit-calendar';
import type { Db } from '../../db/client.ts';
import { findDocument } from '../../imported/document.store.ts';
import { mayOffer } from './waiting/offer-time.model.ts';
import { countWaiting, type SlotName } from './waiting/waiting.store.ts';
import { findSlots, type Slot } from './slot.store.ts';
import { datesOf, openingOn, slotsOfDay, stateOn, type SlotTimes } from './visit-days.model.ts';

/** What a visitor is told before coming. @throws {CallError} 40004 before a pack was imported */
export function findPavilion(db: Db, lang: Lang): Promise<Pavilion> {
  return findDocument(db, 'pavilion', { lang, schema: pavilion });
}

/** The rules of the pavilion from the content pack. @throws {CallError} 40004 before a pack was imported */
export function findRules(db: Db, lang: Lang): Promise<VisitRules> {
  return findDocument(db, 'calendar', { lang, schema: visitRules });
}

/** A slot as it is before anybody booked it. */
export function untouchedSlot({ capacity, explainers }: VisitRules, date: string, { start, end }: SlotTimes): Slot {
  const full = { capacity, remaining: capacity, explainers, explainers_left: explainers };
  return { date, start_time: start, end_time: end, ...full };
}

interface MonthQuery {
  month: string;
  lang: Lang;
  now: number;
}

/** A month of days with their seats. */
export async function visitMonth(db: Db, { month, lang, now }: MonthQuery): Promise<VisitCalendar> {
  const rules = await findRules(db, lang);
  const dates = datesOf(month);
  const booked = await findSlots(db, `${month}-01`, dates.at(-1) ?? month);
  const waiting = booked.some(isFull) ? await countWaiting(db, `${month}-01`, dates.at(-1) ?? month) : [];
  const days = dates.map((date) => {
    const state = stateOn(rules, date, now);
    const { note } = openingOn(rules, date);
    if (state !== 'open') return { date, state, note, slots: [] };
    const slots = slotsOfDay(rules).map((times) => ({
      ...slotOf(rules, { date, times, booked }),
      ...(mayOffer(rules, date, now) && waitingOf(rules, { booked, waiting }, { date, start: times.start })),
    }));
    const hasNone = slots.every(({ remaining }) => remaining === 0);
    return { date, state: hasNone ? ('full' as const) : state, note, slots };
  });
  const { explainer, lead, quotas, large, noShows } = rules;
  const limits = { ...(quotas && { quotas }), ...(large && { large }), ...(noShows && { noShows }) };
  return { month, explainer, lead, ...limits, days };
}

const isFull = ({ remaining, capacity }: Slot) => remaining === 0 && capacity > 0;

interface BookedMonth {
  booked: readonly Slot[];
  waiting: Awaited<ReturnType<typeof countWaiting>>;
}

/** How many groups wait for a full slot, where one more may. */
function waitingOf({ waiting: { most } }: VisitRules, { booked, waiting }: BookedMonth, { date, start }: SlotName) {
  const slot = booked.find((one) => one.date === date && one.start_time === start);
  if (!slot || !isFull(slot)) return undefined;
  const groups = waiting.find((slot) => slot.date === date && slot.start === start)?.groups ?? 0;
  return groups < most ? { waiting: groups } : undefined;
}

function slotOf(
  rules: VisitRules,
  { date, times, booked }: { date: string; times: SlotTimes; booked: readonly Slot[] },
): CalendarSlot {
  const stored = booked.find((slot) => slot.date === date && slot.start_time === times.start);
  const { capacity, remaining, explainers_left } = stored ?? untouchedSlot(rules, date, times);
  return { ...times, capacity, remaining, explainers: explainers_left };
}
