import type { FormApi } from 'shared/contract/section/section';
import type { ApplicationReceipt } from 'shared/contract/talent/application';
import { proofOf } from 'shared/crypto/prove-work';
import { addressFaultsOf, applicationOf, faultsOf } from '../model/apply-check.ts';
import { addressOf, atAddress, type ApplyDraft, type ApplyInput, type ApplyRefusal } from '../model/apply-draft.ts';
import { refusalOf } from '../model/apply-refusal.ts';

/* What the island and the plain form both ask of the service. None of them rejects. */

function shownAtAddress(draft: ApplyDraft, refusal: ApplyRefusal): ApplyRefusal {
  return 'faults' in refusal ? { faults: atAddress(draft, refusal.faults) } : refusal;
}

/** Works for the proof that a code wants, or brings the puzzle of who cannot work. */
export async function sendCode(
  api: FormApi,
  draft: ApplyDraft,
  puzzle?: string,
): Promise<{ cooldown: number } | ApplyRefusal> {
  const faults = addressFaultsOf(draft);
  if (faults.length > 0) return { faults };
  try {
    const proof = puzzle ?? (await proofOf(await api.call('booking/puzzle', {})));
    return await api.call('booking/sendCode', { ...addressOf(draft), proof });
  } catch (error) {
    return shownAtAddress(draft, refusalOf(error));
  }
}

/** Null while the service does not answer: the next try brings another one. */
export const findPuzzle = (api: FormApi): Promise<string | null> =>
  api.call('booking/puzzle', {}).then(
    ({ puzzle }) => puzzle,
    () => null,
  );

/** Checks everything, and sends it when nothing is wrong. */
export async function sendApplication(
  api: FormApi,
  input: ApplyInput,
  idempotencyKey: string,
): Promise<{ receipt: ApplicationReceipt } | ApplyRefusal> {
  const faults = faultsOf(input);
  if (faults.length > 0) return { faults };
  try {
    return { receipt: await api.call('application/add', applicationOf(input), { idempotencyKey }) };
  } catch (error) {
    return shownAtAddress(input.draft, refusalOf(error));
  }
}
