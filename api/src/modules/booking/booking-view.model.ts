import { z } from 'zod';
import type { BookingDetail } from 'shared/contract/booking/booking';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { stampOf } from '../../model/shanghai-time.ts';
import type { Booking } from './booking.store.ts';
import { changeableUntil } from './visit-days.model.ts';

/** By what a calendar knows a visit, and which change of it this is. */
export const calendarMark = z.object({
  uid: z.string(),
  sequence: z.number().int(),
  /** Milliseconds since the epoch. */
  changedAt: z.number(),
});
export type CalendarMark = z.infer<typeof calendarMark>;

/** Its places are taken. */
export const isOpen = ({ state }: Pick<Booking, 'state'>): boolean => state === 'confirmed' || state === 'requested';

/** A booking as its holder sees it, before its calendar file is written. */
export type VisitView = Omit<BookingDetail, 'calendarFile'> & { calendar: CalendarMark };

export function calendarMarkOf({ calendar_uid, reference, sequence, changed_at }: Booking): CalendarMark {
  return { uid: calendar_uid ?? reference, sequence, changedAt: changed_at.getTime() };
}

export function detailOf(booking: Booking, rules: VisitRules, now: number): VisitView {
  const { reference, date, start_time: start, end_time: end, visitors, explainer, state, answer_by } = booking;
  const until = changeableUntil(rules, date);
  const changeable = isOpen(booking) && now < until;
  const visit = { reference, date, start, end, visitors, explainer, state };
  const parts = booking.parts && { parts: booking.parts };
  const answerBy = state === 'requested' && answer_by !== null && { answerBy: stampOf(answer_by) };
  const calendar = calendarMarkOf(booking);
  return { ...visit, ...parts, ...answerBy, changeable, changeableUntil: stampOf(until), calendar };
}
