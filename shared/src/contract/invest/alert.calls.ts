import { defineCalls } from '../call/call-row.ts';
import { subscriptionRequested, subscriptionToken } from '../site/subscription.ts';
import { alertChange, alertDetail, alertRequest } from './alert.ts';

/** Confirmed by `subscribe/confirm` and ended by `subscribe/cancel`, whose tokens name the row. */
export const ALERT_CALLS = defineCalls({
  'alert/add': {
    method: 'POST',
    request: alertRequest,
    response: subscriptionRequested,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['42901'],
    encrypted: ['email'],
    summary: 'Asks for announcements by mail; the answer is the same for every address.',
    reference: 'spec CALL-alert-add, G-15',
  },
  'alert/detail': {
    method: 'POST',
    request: subscriptionToken,
    response: alertDetail,
    effect: 'read',
    audience: 'private',
    cost: 'read',
    failure: 'logged',
    errors: ['40006'],
    summary: 'What the holder of a link of an alert gets by mail.',
    reference: 'spec CALL-alert-detail',
  },
  'alert/change': {
    method: 'POST',
    request: alertChange,
    response: alertDetail,
    effect: 'idempotent-write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Changes which announcements come by mail.',
    reference: 'spec CALL-alert-change',
  },
});
