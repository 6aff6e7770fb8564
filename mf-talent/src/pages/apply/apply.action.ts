import { cvTaken, type CvTaken } from 'shared/contract/talent/cv-file';
import { screenOfMissing } from 'shared/contract/section/missing-screen';
import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section/section';
import { faultsOf } from '../../model/apply-check.ts';
import { readDraft, type ApplyRefusal } from '../../model/apply-draft.ts';
import { APPLY_STATE, applyStateOf } from '../../model/apply-states.ts';
import { FIRST_VIEW, type ApplyData, type ApplyJob, type ApplyView } from '../../model/apply-view.ts';
import { paths } from '../../paths.ts';
import { findPuzzle, sendApplication, sendCode } from '../../service/send-application.ts';
import { fileAnswer } from '../../service/send-file.ts';
import { applyHead, findJob } from './apply.load.ts';

type Fields = FormRequest['fields'];
type Shown = Pick<ApplyData, 'view' | 'receipt'>;

/** The whole application by a plain form: what was typed and the file that was taken come along until it is sent. */
export async function actOnApply(request: FormRequest, services: ActionServices): Promise<ActionOutcome<ApplyData>> {
  try {
    const job = await findJob(request, services);
    const shown = await answered(job, request.fields, services);
    const to = paths.apply.href(request.lang, { id: job.id });
    const state = { to, name: APPLY_STATE, value: applyStateOf(job.id, shown) };
    return { kind: 'page', head: applyHead(request.lang, job), data: { job, ...shown }, state };
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}

/** The file that came with this form, otherwise the one that came before. */
function cvIn({ cv = '', held = '' }: Fields): { cv: CvTaken } | ApplyRefusal | null {
  if (cv !== '') return fileAnswer(cv);
  if (held === '') return null;
  try {
    return { cv: cvTaken.parse(JSON.parse(held)) };
  } catch {
    return null;
  }
}

async function answered(job: ApplyJob, fields: Fields, services: ActionServices): Promise<Shown> {
  const given = cvIn(fields);
  const view: ApplyView = {
    ...FIRST_VIEW,
    draft: readDraft(fields),
    cv: given && 'cv' in given ? given.cv : null,
    key: fields['key'] || crypto.randomUUID(),
    puzzle: fields['puzzle'] ?? null,
  };
  if (given && 'failure' in given) return { view: { ...view, failure: given.failure }, receipt: null };
  const broken = given && 'faults' in given ? given.faults : [];
  if ('send-code' in fields && view.puzzle !== null)
    return { view: await withCode({ ...view, puzzle: view.puzzle }, services), receipt: null };
  const others = faultsOf({ job: job.id, draft: view.draft, cv: view.cv }).filter(({ field }) => field !== 'cv');
  const missing = view.cv === null && broken.length === 0 ? ([{ field: 'cv', rule: 'required' }] as const) : broken;
  const faults = [...others, ...missing].filter(({ field }) => field !== 'code' || view.puzzle !== null);
  if (faults.length > 0) return { view: { ...view, faults }, receipt: null };
  // The address is confirmed on the page that this leads to: its puzzle is old enough when the code is asked for.
  if (view.puzzle === null) return { view: await withPuzzle(view, services), receipt: null };
  return sent(job, view, services);
}

async function sent(job: ApplyJob, view: ApplyView, { api }: ActionServices): Promise<Shown> {
  const outcome = await sendApplication(api, { job: job.id, draft: view.draft, cv: view.cv }, view.key);
  if ('receipt' in outcome) return { view: FIRST_VIEW, receipt: outcome.receipt };
  if ('failure' in outcome) {
    const key = outcome.failure.kind === 'again' ? crypto.randomUUID() : view.key;
    return { view: { ...view, failure: outcome.failure, key }, receipt: null };
  }
  const isGone = outcome.faults.some(({ field }) => field === 'cv');
  return { view: { ...view, faults: outcome.faults, cv: isGone ? null : view.cv }, receipt: null };
}

async function withPuzzle(view: ApplyView, { api }: ActionServices): Promise<ApplyView> {
  const puzzle = await findPuzzle(api);
  return { ...view, puzzle, failure: puzzle === null ? { kind: 'down' } : view.failure };
}

async function withCode(view: ApplyView & { puzzle: string }, services: ActionServices): Promise<ApplyView> {
  const { api } = services;
  const outcome = await sendCode(api, view.draft, view.puzzle);
  if ('faults' in outcome) return { ...view, faults: outcome.faults };
  // Used up: the next press has another one.
  const next = await withPuzzle(view, services);
  return 'failure' in outcome ? { ...next, failure: outcome.failure } : { ...next, sent: true };
}
