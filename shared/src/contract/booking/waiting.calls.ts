import { defineCalls } from '../call/call-row.ts';
import { bookingReceipt, tokenQuery, visitBooking } from './booking.ts';
import { waitingDetail, waitingReceipt } from './waiting.ts';

export const WAITING_CALLS = defineCalls({
  'waiting/join': {
    method: 'POST',
    request: visitBooking,
    response: waitingReceipt,
    effect: 'idempotent-write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    encrypted: ['contact', 'company', 'mobile'],
    summary:
      'Puts a group in line for a slot that has not enough places. Body, code and Idempotency-Key as for booking/add.',
    reference: 'spec CALL-waiting-join; decision record 0011',
  },
  'waiting/detail': {
    method: 'POST',
    request: tokenQuery,
    response: waitingDetail,
    effect: 'read',
    audience: 'private',
    cost: 'read',
    failure: 'shown',
    summary: 'A place in line or an offer by its token; secondsLeft by our clock.',
    reference: 'spec CALL-waiting-detail; decision record 0011',
  },
  'waiting/leave': {
    method: 'POST',
    request: tokenQuery,
    response: waitingDetail,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    summary: 'Leaves the line; an open offer goes to the next one.',
    reference: 'spec CALL-waiting-leave; decision record 0011',
  },
  'waiting/accept': {
    method: 'POST',
    request: tokenQuery,
    response: bookingReceipt,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    summary: 'Takes the held places: from then on the token is that of the booking.',
    reference: 'spec CALL-waiting-accept; decision record 0011',
  },
  'waiting/decline': {
    method: 'POST',
    request: tokenQuery,
    response: waitingDetail,
    effect: 'write',
    audience: 'private',
    cost: 'write',
    failure: 'shown',
    summary: 'Gives the held places to the next one.',
    reference: 'spec CALL-waiting-decline; decision record 0011',
  },
});
