import type { BookingReceipt } from 'shared/contract/booking/booking';
import type { ContactAddress } from 'shared/contract/booking/contact-address';
import type { CallBody } from 'shared/contract/call/calls';
import type { FormApi } from 'shared/contract/section/section';
import { proofOf } from 'shared/crypto/prove-work';
import { refusalOf } from '../model/refusals.ts';
import type { Refusal } from '../model/visit-faults.ts';

/* What the island and the plain form both ask of the service. None of them rejects. */

/** Works for the proof that a code wants, or says when the waiting is over. */
export async function sendCode(api: FormApi, to: ContactAddress): Promise<{ cooldown: number } | Refusal> {
  try {
    const puzzle = await api.call('booking/puzzle', {});
    return await api.call('booking/sendCode', { ...to, proof: await proofOf(puzzle) });
  } catch (error) {
    return codeRefusal(error);
  }
}

/** The same for who cannot work: the page has brought the puzzle, and by now it is old enough. */
export async function sendWaitedCode(
  api: FormApi,
  { puzzle, ...to }: ContactAddress & { puzzle: string },
): Promise<{ cooldown: number } | Refusal> {
  return api.call('booking/sendCode', { ...to, proof: puzzle }).catch(codeRefusal);
}

/** Empty while the service does not answer: the next try brings another one. */
export const findPuzzle = (api: FormApi): Promise<string> =>
  api.call('booking/puzzle', {}).then(
    ({ puzzle }) => puzzle,
    () => '',
  );

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
