import { tokenQuery } from '../booking/booking.ts';
import { defineCalls } from '../call/call-row.ts';
import { applicationDetail, applicationForm, applicationReceipt, withdrawn } from './application.ts';

export const APPLICATION_CALLS = defineCalls({
  'application/add': {
    method: 'POST',
    request: applicationForm,
    response: applicationReceipt,
    effect: 'idempotent-write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40012', '40904', '40914', '40915', '40916'],
    encrypted: ['contact', 'mobile', 'email', 'country', 'motivation'],
    summary:
      'Applies for an open vacancy with a CV that was sent before; the code proves the address. Wants an Idempotency-Key ' +
      '(UUID): for a day the same body with it gets the first answer, another body 40904.',
    reference: 'spec CALL-application-add, RULE-cv, RULE-motivation',
  },
  'application/detail': {
    method: 'POST',
    request: tokenQuery,
    response: applicationDetail,
    effect: 'read',
    audience: 'private',
    cost: 'read',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Where an application stands, by its token.',
    reference: 'spec CALL-application-detail',
  },
  'application/withdraw': {
    method: 'POST',
    request: tokenQuery,
    response: withdrawn,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    errors: ['40006'],
    summary: 'Withdraws an application: it and its file are erased.',
    reference: 'spec CALL-application-withdraw',
  },
});
