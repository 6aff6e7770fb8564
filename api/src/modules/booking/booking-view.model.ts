import type { BookingDetail } from 'shared/contract/booking/booking';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { stampOf } from '../../model/shanghai-time.ts';
import type { Booking } from './booking.store.ts';
import { changeableUntil } from './visit-days.model.ts';

/** A booking as its holder sees it. */
export function detailOf(booking: Booking, rules: VisitRules, now: number): BookingDetail {
  const { reference, date, start_time: start, end_time: end, visitors, explainer, state } = booking;
  const until = changeableUntil(rules, date);
  const changeable = state === 'confirmed' && now < until;
  return { reference, date, start, end, visitors, explainer, state, changeable, changeableUntil: stampOf(until) };
}
