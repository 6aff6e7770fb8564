import { defineCalls } from '../call/call-row.ts';
import { subscriptionRequested, subscriptionToken } from '../site/subscription.ts';
import { pressAlertChange, pressAlertDetail, pressAlertRequest } from './press-alert.ts';

/** Confirmed by `subscribe/confirm` and ended by `subscribe/cancel`, whose tokens name the row. */
export const PRESS_ALERT_CALLS = defineCalls({
  'pressAlert/add': {
    method: 'POST',
    request: pressAlertRequest,
    response: subscriptionRequested,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['42901'],
    encrypted: ['email'],
    summary: 'Asks for what the newsroom publishes by mail; the answer is the same for every address.',
    reference: 'spec CALL-pressAlert-add, G-15',
  },
  'pressAlert/detail': {
    method: 'POST',
    request: subscriptionToken,
    response: pressAlertDetail,
    effect: 'read',
    audience: 'private',
    cost: 'read',
    failure: 'logged',
    errors: ['40006'],
    summary: 'What the holder of a link gets of the newsroom by mail.',
    reference: 'spec CALL-pressAlert-detail',
  },
  'pressAlert/change': {
    method: 'POST',
    request: pressAlertChange,
    response: pressAlertDetail,
    effect: 'idempotent-write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Changes what of the newsroom comes by mail.',
    reference: 'spec CALL-pressAlert-change',
  },
});
