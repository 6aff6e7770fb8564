import type { ApplicationReceipt } from 'shared/contract/talent/application';
import type { CvTaken } from 'shared/contract/talent/cv-file';

/** What is typed, as texts: a form has nothing else. */
export const EMPTY_DRAFT = {
  contact: '',
  reach: 'email',
  mobile: '',
  email: '',
  code: '',
  country: '',
  motivation: '',
  start: '',
  consent: '',
};
export type ApplyDraft = Readonly<typeof EMPTY_DRAFT>;
export type ApplyField = keyof ApplyDraft | 'cv';

/** In the order of the form. */
export const FIELD_ORDER: readonly ApplyField[] = [
  'contact',
  'country',
  'cv',
  'motivation',
  'start',
  'reach',
  'email',
  'mobile',
  'code',
  'consent',
];

const FIELD_OF: Readonly<Record<string, ApplyField>> = { accepted: 'consent', consentVersion: 'consent' };

/** Where a field of the service is shown. */
export const fieldOf = (name: string): ApplyField => FIELD_OF[name] ?? (name as ApplyField);

export interface ApplyFault {
  field: ApplyField;
  rule: string;
  count?: number;
}

export interface ApplyFailure {
  kind: 'down' | 'busy' | 'again' | 'applied' | 'most' | 'closed';
}

export type ApplyRefusal = { faults: ApplyFault[] } | { failure: ApplyFailure };

const textIn = (given: Readonly<Record<string, unknown>>, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : '';
};

/** The draft that fields, or a store, bring along. */
export function readDraft(given: Readonly<Record<string, unknown>>): ApplyDraft {
  const texts = Object.keys(EMPTY_DRAFT).map((name) => [name, textIn(given, name)]);
  const draft = Object.fromEntries(texts) as typeof EMPTY_DRAFT;
  return { ...draft, reach: draft.reach === 'phone' ? 'phone' : 'email' };
}

/** What belongs to nobody: the only part of it that a browser stores. */
export const storableDraft = ({ reach, start }: ApplyDraft): Partial<ApplyDraft> => ({ reach, start });

/** The one address that was chosen, whatever was typed for the other. */
export const addressOf = ({ reach, mobile, email }: ApplyDraft): { mobile: string; email: string } =>
  reach === 'phone' ? { mobile, email: '' } : { mobile: '', email };

/** Faults of an address, told where it was typed: the service tells most of them at the phone. */
export const atAddress = ({ reach }: ApplyDraft, faults: readonly ApplyFault[]): ApplyFault[] =>
  faults.map((fault) => (reach === 'email' && fault.field === 'mobile' ? { ...fault, field: 'email' } : fault));

/** What sending came to, besides a file that was taken meanwhile. */
export type SendOutcome = ({ receipt: ApplicationReceipt } | ApplyRefusal) & { cv?: CvTaken };

export interface ApplyInput {
  job: string;
  draft: ApplyDraft;
  cv: CvTaken | null;
}
