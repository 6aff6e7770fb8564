import type { WAITING_CALLS } from 'shared/contract/booking/waiting.calls';
import type { Handlers, Services } from '../../../calls/call-table.ts';
import { withCalendarFile } from '../messages/visit-calendar-file.service.ts';
import { acceptOffer, declineOffer, leaveWaiting, waitingOf } from './waiting-change.service.ts';
import { joinWaiting } from './waiting-join.service.ts';

export const waitingCalls = (services: Services): Handlers<typeof WAITING_CALLS> => ({
  'waiting/join': (form, lang, { idempotencyKey: key, visitor }) => joinWaiting(services, { form, lang, key, visitor }),
  'waiting/detail': ({ token }, lang) => waitingOf(services, token, lang),
  'waiting/leave': ({ token }, lang) => leaveWaiting(services, { token }, lang),
  'waiting/accept': async ({ token }, lang) =>
    withCalendarFile(services, await acceptOffer(services, token, lang), { lang, token }),
  'waiting/decline': ({ token }, lang) => declineOffer(services, token, lang),
});
