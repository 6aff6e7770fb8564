import type { BOOKING_CALLS } from 'shared/contract/booking/booking.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { sendCode } from '../verification/code.service.ts';
import { cancelBooking, rescheduleBooking } from './booking-change.service.ts';
import { addBooking, bookingOf } from './booking.service.ts';
import { findPavilion, visitMonth } from './calendar.service.ts';
import { withCalendarFile } from './visit-calendar-file.service.ts';

export const bookingCalls = (services: Services): Handlers<typeof BOOKING_CALLS> => ({
  'booking/pavilion': (_body, lang) => findPavilion(services.db, lang),
  'booking/calendar': ({ month }, lang) => visitMonth(services.db, { month, lang, now: services.now() }),
  'booking/sendCode': ({ mobile }, lang, request) => sendCode(services, { mobile, lang, request }),
  'booking/add': async (form, lang, { idempotencyKey: key }) =>
    withCalendarFile(services, await addBooking(services, { form, lang, key }), lang),
  'booking/detail': ({ token }, lang) => bookingOf(services, token, lang),
  'booking/cancel': ({ token }, lang) => cancelBooking(services, { token }, lang),
  'booking/reschedule': (move, lang) => rescheduleBooking(services, move, lang),
});
