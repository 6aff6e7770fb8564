import type { BOOKING_CALLS } from 'shared/contract/booking/booking.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { sendCode } from '../verification/code.service.ts';
import { cancelBooking, rescheduleBooking } from './booking-change.service.ts';
import { addBooking, bookingOf } from './booking.service.ts';
import { findPavilion, visitMonth } from './calendar.service.ts';
import { forecastCrowd } from './crowd/crowd.service.ts';
import { takeFeedback } from './feedback/feedback.service.ts';
import { withCalendarFile } from './messages/visit-calendar-file.service.ts';

export const bookingCalls = (services: Services): Handlers<typeof BOOKING_CALLS> => ({
  'booking/pavilion': (_body, lang) => findPavilion(services.content, lang),
  'booking/calendar': ({ month }, lang) => visitMonth(services.db, { month, lang, now: services.now() }),
  'booking/crowd': (_body, lang) => forecastCrowd(services.db, { lang, now: services.now() }),
  'booking/puzzle': () => services.codes.puzzle(),
  'booking/sendCode': (form, lang, request) => sendCode(services, { ...form, lang, request }),
  'booking/add': async (form, lang, { idempotencyKey: key, visitor }) => {
    const receipt = await addBooking(services, { form, lang, key, visitor });
    return withCalendarFile(services, receipt, { lang, token: receipt.manageToken });
  },
  'booking/detail': async ({ token }, lang) =>
    withCalendarFile(services, await bookingOf(services, token, lang), { lang, token }),
  'booking/cancel': async ({ token }, lang) =>
    withCalendarFile(services, await cancelBooking(services, { token }, { lang }), { lang, token }),
  'booking/reschedule': async (move, lang) =>
    withCalendarFile(services, await rescheduleBooking(services, move, lang), { lang, token: move.token }),
  'booking/feedback': (answers) => takeFeedback(services, answers),
});
