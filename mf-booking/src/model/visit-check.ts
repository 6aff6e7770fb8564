import { visitForm } from 'shared/contract/booking/booking';
import type { CallBody } from 'shared/contract/call/calls';
import type { ExplainerRule } from 'shared/contract/booking/explainer-rule';
import { agreedParts } from './group-parts.ts';
import type { Fault } from './visit-faults.ts';
import { slotTimes, STEP_FIELDS, stepOf, STEPS, type Field, type Step, type VisitDraft } from './visit-draft.ts';
import { waitsFor } from './waiting-slot.ts';

/*
 * Checks by the service's own schema. Browsers fetch this part with the first step that is taken: the schema library is
 * as large as the rest of the flow.
 */

export interface CheckRules {
  rule: ExplainerRule;
  /** Of the notice on the screen. */
  version: string;
}

const FIELD_OF: Readonly<Record<string, Field>> = { noticeAccepted: 'agreed', start: 'slot', end: 'slot' };

/** The one address that was chosen, whatever was typed for the other before. */
export const contactOf = ({ reach, mobile, email }: VisitDraft): { mobile: string; email: string } =>
  reach === 'email' ? { mobile: '', email } : { mobile, email: '' };

/** Faults of an address, told where it was typed: the service tells most of them at the phone. */
export const atAddress = ({ reach }: VisitDraft, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => (reach === 'email' && fault.field === 'mobile' ? { ...fault, field: 'email' } : fault));

/** The draft as the service takes it. */
export function bookingOf(draft: VisitDraft, version: string): CallBody<'booking/add'> {
  const { agreed, consent, kind, company, department, slot, parts: _text, guide, reach: _reach, ...same } = draft;
  const internal = kind === 'internal';
  const group = internal ? { department } : { company };
  return {
    ...same,
    ...contactOf(draft),
    ...(draft.explainer && guide !== '' && { guideLanguage: guide }),
    ...slotTimes(slot),
    parts: waitsFor(slot) ? [] : agreedParts(draft),
    ...group,
    internal,
    noticeAccepted: agreed && consent,
    consentVersion: version,
  };
}

/** Everything that is wrong with the draft, in the order of the fields, one fault each. */
export function faultsOf(draft: VisitDraft, { rule, version }: CheckRules): Fault[] {
  // The two agreements are told apart here; the service takes them as one.
  const { error } = visitForm(rule).safeParse({ ...bookingOf(draft, version), noticeAccepted: draft.agreed });
  const found = new Map<Field, Fault>();
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    const field = FIELD_OF[name] ?? (name as Field);
    if (!found.has(field)) found.set(field, { field, rule: ruleOf(name, message) });
  }
  // Whether there may be a guide is not known before the number is.
  if (found.has('visitors')) found.delete('explainer');
  if (!draft.consent) found.set('consent', { field: 'consent', rule: 'accepted' });
  const faults = atAddress(draft, [...found.values()]);
  return STEPS.flatMap((step) => STEP_FIELDS[step].flatMap((field) => faults.find((one) => one.field === field) ?? []));
}

/** A slot of which one time is missing or no time is another mistake than none at all (spec RULE-period). */
function ruleOf(name: string, rule: string): string {
  if (name === 'end' || (name === 'start' && rule !== 'required')) return 'period';
  return name === 'date' ? 'required' : rule;
}

/** The first step before `wanted` that is not finished, with what is wrong there. */
export function unfinishedBefore(
  draft: VisitDraft,
  rules: CheckRules,
  wanted: Step | 'done',
): { step: Step; faults: Fault[] } | null {
  const end = wanted === 'done' ? STEPS.length : STEPS.indexOf(wanted);
  const faults = faultsOf(draft, rules).filter(({ field }) => STEPS.indexOf(stepOf(field)) < end);
  const [first] = faults;
  if (!first) return null;
  const step = stepOf(first.field);
  return { step, faults: faults.filter(({ field }) => stepOf(field) === step) };
}
