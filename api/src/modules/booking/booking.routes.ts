import type { Calls, Services } from '../../call-table.ts';
import { sendCode } from '../verification/code.service.ts';
import { cancelBooking, rescheduleBooking } from './booking-change.service.ts';
import { addBooking, bookingOf } from './booking.service.ts';
import { findPavilion, visitMonth } from './calendar.service.ts';

type BookingCall =
  | 'booking/pavilion'
  | 'booking/calendar'
  | 'booking/sendCode'
  | 'booking/add'
  | 'booking/detail'
  | 'booking/cancel'
  | 'booking/reschedule';

export const bookingCalls = (services: Services): Calls<BookingCall> => ({
  'booking/pavilion': (_body, lang) => findPavilion(services.db, lang),
  'booking/calendar': ({ month }, lang) => visitMonth(services.db, { month, lang, now: services.now() }),
  'booking/sendCode': ({ mobile }, lang, request) => sendCode(services, { mobile, lang, request }),
  'booking/add': (form, lang, { idempotencyKey: key }) => addBooking(services, { form, lang, key }),
  'booking/detail': ({ token }, lang) => bookingOf(services, token, lang),
  'booking/cancel': ({ token }, lang) => cancelBooking(services, { token }, lang),
  'booking/reschedule': (move, lang) => rescheduleBooking(services, move, lang),
});
