import type { DEALER_CALLS } from 'shared/contract/dealer/dealer.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { dealers } from './dealer.service.ts';

export const dealerCalls = (services: Services): Handlers<typeof DEALER_CALLS> => ({
  'dealer/page': (filter, lang) => dealers(services, lang, filter),
});
