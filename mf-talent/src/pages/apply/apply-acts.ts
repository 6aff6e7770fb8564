import type { FormApi } from 'shared/contract/section/section';
import { faultsOf } from '../../model/apply-check.ts';
import type { ApplyInput, SendOutcome } from '../../model/apply-draft.ts';
import { sendApplication } from '../../service/send-application.ts';
import { sendFile } from '../../service/send-file.ts';

export { sendCode } from '../../service/send-application.ts';

interface Input extends ApplyInput {
  /** Not sent yet. */
  chosen: File | null;
  /** Idempotency-Key. */
  key: string;
}

/** Stands for the file while everything else is checked. */
const COMING = { file: 'x'.repeat(22), name: 'cv', kind: 'pdf', bytes: 1 } as const;

/** Checks all that was typed, then sends the file, then the application with it: nothing travels in vain. */
export async function send(api: FormApi, { chosen, key, ...input }: Input): Promise<SendOutcome> {
  const faults = faultsOf({ ...input, cv: chosen ? COMING : input.cv });
  if (faults.length > 0) return { faults };
  if (!chosen) return sendApplication(api, input, key);
  const taken = await sendFile(chosen, api);
  if (!('cv' in taken)) return taken;
  return { ...(await sendApplication(api, { ...input, cv: taken.cv }, key)), cv: taken.cv };
}
