import { defineCalls } from '../call/call-row.ts';
import { dealerFilter, dealerPage } from './dealer.ts';

export const DEALER_CALLS = defineCalls({
  'dealer/page': {
    method: 'POST',
    request: dealerFilter,
    response: dealerPage,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary:
      'Dealers, or partners of the roadside rescue, by words, province, city, brand and service, with counts. At most 100 a page; places in degrees.',
    reference: 'spec CALL-dealer-page',
  },
});
