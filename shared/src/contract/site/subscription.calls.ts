import { defineCalls } from '../call/call-row.ts';
import {
  subscribed,
  subscriptionRequest,
  subscriptionRequested,
  subscriptionToken,
  unsubscribed,
} from './subscription.ts';

export const SUBSCRIPTION_CALLS = defineCalls({
  'subscribe/add': {
    method: 'POST',
    request: subscriptionRequest,
    response: subscriptionRequested,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['42901'],
    encrypted: ['email'],
    summary: 'Asks for the newsletter; the answer is the same for every address.',
    reference: 'spec CALL-subscribe-add, G-15',
  },
  'subscribe/confirm': {
    method: 'POST',
    request: subscriptionToken,
    response: subscribed,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Confirms a subscription by its token.',
    reference: 'spec CALL-subscribe-confirm, G-15',
  },
  'subscribe/cancel': {
    method: 'POST',
    request: subscriptionToken,
    response: unsubscribed,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Ends a subscription by its token.',
    reference: 'spec CALL-subscribe-cancel, G-14',
  },
});
