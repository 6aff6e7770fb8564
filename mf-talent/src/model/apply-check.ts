import type { CallBody } from 'shared/contract/call/calls';
import { APPLICATION_CONSENT, applicationForm } from 'shared/contract/talent/application';
import {
  addressOf,
  atAddress,
  fieldOf,
  FIELD_ORDER,
  type ApplyDraft,
  type ApplyFault,
  type ApplyInput,
} from './apply-draft.ts';

/*
 * Checks by the service's own schema. Browsers fetch this part when something is sent: the schema library is as large as
 * the rest of the form.
 */

/** The application as the service takes it; what is missing is refused there in the same words. */
export function applicationOf({ job, draft, cv }: ApplyInput): CallBody<'application/add'> {
  const { contact, code, country, motivation, start, consent } = draft;
  return {
    job,
    contact,
    ...addressOf(draft),
    code,
    country,
    cv: cv?.file ?? '',
    motivation,
    start,
    accepted: consent === 'yes',
    consentVersion: APPLICATION_CONSENT,
  };
}

/** Everything that is wrong, in the order of the form, one fault for each field. */
export function faultsOf(input: ApplyInput): ApplyFault[] {
  const { error } = applicationForm.safeParse(applicationOf(input));
  const all = (error?.issues ?? []).map(({ path, message }) => ({ field: fieldOf(String(path[0])), rule: message }));
  return inOrder(atAddress(input.draft, all));
}

/** The same of the address alone, before a code is sent there. */
export function addressFaultsOf(draft: ApplyDraft): ApplyFault[] {
  return faultsOf({ job: 'any', draft, cv: null }).filter(({ field }) => field === 'mobile' || field === 'email');
}

function inOrder(faults: readonly ApplyFault[]): ApplyFault[] {
  return FIELD_ORDER.flatMap((field) => faults.find((one) => one.field === field) ?? []);
}
