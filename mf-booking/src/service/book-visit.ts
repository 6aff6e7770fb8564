import type { BookingReceipt } from 'shared/contract/booking/booking';
import type { CallBody } from 'shared/contract/call/calls';
import type { FormApi } from 'shared/contract/section/section';
import { refusalOf, type Refusal } from '../model/visit-faults.ts';

/* What the island and the plain form both ask of the service. None of them rejects. */

export async function sendCode(api: FormApi, mobile: string): Promise<{ cooldown: number } | Refusal> {
  return api.call('booking/sendCode', { mobile }).catch(codeRefusal);
}

function codeRefusal(error: unknown): Refusal {
  const refusal = refusalOf(error);
  // A number that the schema refuses has only one field to be told at.
  return 'faults' in refusal && refusal.faults.length === 0 ? { failure: { kind: 'again' } } : refusal;
}

export async function book(
  api: FormApi,
  body: CallBody<'booking/add'>,
  idempotencyKey: string,
): Promise<{ receipt: BookingReceipt } | Refusal> {
  return api.call('booking/add', body, { idempotencyKey }).then((receipt) => ({ receipt }), refusalOf);
}
