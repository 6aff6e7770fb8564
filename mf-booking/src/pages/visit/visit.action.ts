import type { ActionOutcome, ActionServices, FormRequest, FormState } from 'shared/contract/section/section';
import { BOOKING_STATE, bookingStateOf, OPENED, VISIT_STATE, visitStateOf } from '../../model/form-states.ts';
import { seatsFault } from '../../model/seats-fault.ts';
import { atAddress, bookingOf, contactOf, faultsOf, unfinishedBefore } from '../../model/visit-check.ts';
import { groupOf, isStep, NOT_AGREED, readDraft, stepOf, type Step, type VisitDraft } from '../../model/visit-draft.ts';
import { isOtherNotice } from '../../model/refusals.ts';
import type { Refusal } from '../../model/visit-faults.ts';
import { NO_VISIT, type Shown, type StepView, type VisitAbout, type VisitData } from '../../model/visit-view.ts';
import { isAddress } from '../../model/visit-state.ts';
import { waitsFor } from '../../model/waiting-slot.ts';
import { paths } from '../../paths.ts';
import { book, findPuzzle, sendWaitedCode } from '../../service/book-visit.ts';
import { findAbout } from '../../service/find-about.ts';
import { join } from '../../service/join-waiting.ts';
import { runVisitAction, type VisitAction } from '../../service/manage-visit.ts';
import { FIRST_VIEW, visitHead } from './visit.load.ts';

const VISIT_ACTIONS = ['see', 'ask-cancel', 'ask-move', 'cancel', 'move'] as const satisfies VisitAction[];

/** The whole booking by plain forms: each brings everything typed so far and names the step that it wants. */
export async function actOnForm(request: FormRequest, services: ActionServices): Promise<ActionOutcome<VisitData>> {
  const { step = '' } = request.params;
  const { fields } = request;
  const manages = step === 'visit';
  if (!manages && step !== 'done' && !isStep(step)) return { kind: 'screen', screen: 'not-found' };
  const about = await findAbout(request, services, fields['date']);
  const shown = manages
    ? await managed(fields, services)
    : await withPuzzle(await shownStep(request, services, about), services);
  const state = stateOf(shown, request.lang);
  return { kind: 'page', head: visitHead(request.lang, manages), data: { about, shown }, state };
}

/** What it led to, at the address that is its own: Back, forward and a reload repeat no form. */
function stateOf(shown: Shown, lang: FormRequest['lang']): FormState {
  if (shown.kind === 'manage') {
    const to = paths.visit.href(lang, { step: 'visit', ...OPENED });
    return { to, name: VISIT_STATE, value: visitStateOf(shown.view) };
  }
  const to = paths.visit.href(lang, { step: shown.kind === 'step' ? shown.view.step : 'done' });
  return { to, name: BOOKING_STATE, value: bookingStateOf(shown) };
}

async function managed(fields: FormRequest['fields'], { api }: ActionServices): Promise<Shown> {
  const { token = '', date = '', slot = '', parts = '', do: action } = fields;
  const view = { ...NO_VISIT, token, date, slot, parts };
  return {
    kind: 'manage',
    view: await runVisitAction(api, view, VISIT_ACTIONS.find((known) => known === action) ?? 'see'),
  };
}

async function shownStep({ fields, params }: FormRequest, { api }: ActionServices, about: VisitAbout): Promise<Shown> {
  const draft = readDraft(fields);
  const key = fields['key'] || crypto.randomUUID();
  const base: StepView = { ...FIRST_VIEW, draft, key };
  if ('send-code' in fields)
    return { kind: 'step', view: await withCode({ ...base, puzzle: fields['puzzle'] ?? '' }, api, about) };
  const { to = '' } = fields;
  if (isStep(to)) return { kind: 'step', view: { ...base, step: to } };
  const wanted = (params['step'] ?? 'done') as Step | 'done';
  const rules = { rule: about.rule, version: about.pavilion.notice.version };
  const unfinished = unfinishedBefore(draft, rules, wanted) ?? tooFewSeats(draft, about, wanted);
  if (unfinished) return { kind: 'step', view: { ...base, ...unfinished } };
  if (wanted !== 'done') return { kind: 'step', view: { ...base, step: wanted } };
  const outcome = await (waitsFor(draft.slot) ? join : book)(api, bookingOf(draft, rules.version), key);
  if ('joined' in outcome) return { kind: 'joined', joined: outcome.joined };
  if ('receipt' in outcome) return { kind: 'done', receipt: outcome.receipt, group: groupOf(draft) };
  return { kind: 'step', view: refused(base, outcome) };
}

/** A browser without script cannot work for a code: it brings the puzzle back when it has had it for a while. */
async function withPuzzle(shown: Shown, { api }: ActionServices): Promise<Shown> {
  if (shown.kind !== 'step' || shown.view.step !== 'contact' || shown.view.puzzle !== '') return shown;
  return { kind: 'step', view: { ...shown.view, puzzle: await findPuzzle(api) } };
}

function tooFewSeats(draft: VisitDraft, about: VisitAbout, wanted: Step | 'done') {
  const fault = wanted === 'contact' || wanted === 'review' ? seatsFault(draft, about.calendars, about) : null;
  return fault && { step: stepOf(fault.field), faults: [fault] };
}

/** Back to where it can be mended; a failure of the service leaves the visitor where they were. */
function refused(base: StepView, refusal: Refusal): StepView {
  if ('failure' in refusal) {
    const key = refusal.failure.kind === 'again' ? crypto.randomUUID() : base.key;
    return { ...base, step: 'review', failure: refusal.failure, key };
  }
  const [first] = refusal.faults;
  const draft = isOtherNotice(refusal.faults) ? { ...base.draft, ...NOT_AGREED } : base.draft;
  const faults = atAddress(draft, refusal.faults);
  return { ...base, draft, step: first ? stepOf(first.field) : 'review', faults };
}

async function withCode(base: StepView, api: ActionServices['api'], about: VisitAbout): Promise<StepView> {
  const view: StepView = { ...base, step: 'contact' };
  const rules = { rule: about.rule, version: about.pavilion.notice.version };
  const faults = faultsOf(view.draft, rules).filter(({ field }) => isAddress(field));
  if (faults.length > 0) return { ...view, faults };
  const { puzzle } = view;
  const outcome = await sendWaitedCode(api, { ...contactOf(view.draft), puzzle });
  // Used up, or none: the next press has another one.
  if ('cooldown' in outcome) return { ...view, puzzle: '', sent: true };
  if ('failure' in outcome) return { ...view, puzzle: '', failure: outcome.failure };
  return { ...view, faults: atAddress(view.draft, outcome.faults) };
}
