import { defineCalls } from '../call/call-row.ts';
import { subscriptionRequested, subscriptionToken } from '../site/subscription.ts';
import { jobAlertChange, jobAlertDetail, jobAlertRequest } from './job-alert.ts';

/** Confirmed by `subscribe/confirm` and ended by `subscribe/cancel`, whose tokens name the row. */
export const JOB_ALERT_CALLS = defineCalls({
  'jobAlert/add': {
    method: 'POST',
    request: jobAlertRequest,
    response: subscriptionRequested,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['42901'],
    encrypted: ['email'],
    summary: 'Asks for vacancies of searches by mail; the answer is the same for every address.',
    reference: 'spec CALL-jobAlert-add, G-15',
  },
  'jobAlert/detail': {
    method: 'POST',
    request: subscriptionToken,
    response: jobAlertDetail,
    effect: 'read',
    audience: 'private',
    cost: 'read',
    failure: 'logged',
    errors: ['40006'],
    summary: 'The searches whose vacancies the holder of a link gets by mail.',
    reference: 'spec CALL-jobAlert-detail',
  },
  'jobAlert/change': {
    method: 'POST',
    request: jobAlertChange,
    response: jobAlertDetail,
    effect: 'idempotent-write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Changes these searches.',
    reference: 'spec CALL-jobAlert-change',
  },
});
