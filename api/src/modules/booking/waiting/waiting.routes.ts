import type { Calls, Services } from '../../../call-table.ts';
import { acceptOffer, declineOffer, leaveWaiting, waitingOf } from './waiting-change.service.ts';
import { joinWaiting } from './waiting-join.service.ts';

type WaitingCall = 'waiting/join' | 'waiting/detail' | 'waiting/leave' | 'waiting/accept' | 'waiting/decline';

export const waitingCalls = (services: Services): Calls<WaitingCall> => ({
  'waiting/join': (form, lang, { idempotencyKey: key }) => joinWaiting(services, { form, lang, key }),
  'waiting/detail': ({ token }, lang) => waitingOf(services, token, lang),
  'waiting/leave': ({ token }, lang) => leaveWaiting(services, { token }, lang),
  'waiting/accept': ({ token }, lang) => acceptOffer(services, token, lang),
  'waiting/decline': ({ token }, lang) => declineOffer(services, token, lang),
});
