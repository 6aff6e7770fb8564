import { useEffect, useRef, useState } from 'react';
import { useApi, usePage, type BrowserApi } from 'shared';
import type { FormApi } from 'shared/contract/section/section';
import type { ApplicationReceipt } from 'shared/contract/talent/application';
import type { ApplyDraft, ApplyRefusal } from '../../model/apply-draft.ts';
import type { ApplyJob, ApplyView } from '../../model/apply-view.ts';
import { rememberDraft, rememberedDraft } from './draft-memory.ts';

const SECOND = 1000;

interface State extends Omit<ApplyView, 'puzzle'> {
  receipt: ApplicationReceipt | null;
  busy: boolean;
  /** When another code may be asked for, epoch milliseconds. */
  until: number | undefined;
  /** Changes with every refusal. */
  attempt: number;
}

/** Failures are told in the form itself, so the client shows no toast. */
function quiet(api: BrowserApi): FormApi {
  return { call: (name, body, options = {}) => api.call(name, body, { ...options, notip: true }) };
}

/** Checks and calls come with the first press: the schema library is as large as the rest of the form. */
const fetchActs = () => import(/* webpackChunkName: "apply-acts" */ './apply-acts.ts');

type Patch = (change: (before: State) => Partial<State>) => void;

function useDraftMemory(job: string, { draft, receipt }: State, patch: Patch): void {
  const { store } = usePage();
  const latest = useRef(patch);
  useEffect(() => {
    const remembered = rememberedDraft(store, job);
    if (remembered) latest.current((before) => ({ draft: { ...before.draft, ...remembered } }));
  }, [store, job]);
  useEffect(() => rememberDraft(store, job, receipt ? null : draft), [store, job, draft, receipt]);
}

/** A second press while one is under way does nothing: a ref, because state is a render late. */
function useOnce(patch: Patch) {
  const isRunning = useRef(false);
  return async (work: () => Promise<Partial<State>>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    patch(() => ({ busy: true, faults: [], failure: null }));
    // What a press does may not arrive.
    const change = await work().catch(() => reasonOf({ failure: { kind: 'down' } }));
    const isRefused = change.faults !== undefined || change.failure !== undefined;
    patch(({ attempt }) => ({ ...change, busy: false, attempt: isRefused ? attempt + 1 : attempt }));
    isRunning.current = false;
  };
}

async function pressSend(api: FormApi, job: string, { state, chosen }: Pressed): Promise<Partial<State>> {
  const { send } = await fetchActs();
  const key = state.key || crypto.randomUUID();
  const outcome = await send(api, { job, draft: state.draft, cv: state.cv, chosen, key });
  if ('receipt' in outcome) return { receipt: outcome.receipt };
  const isGone = 'faults' in outcome && outcome.faults.some(({ field, rule }) => field === 'cv' && rule === 'gone');
  const isOver = 'failure' in outcome && outcome.failure.kind === 'again';
  const cv = isGone ? null : (outcome.cv ?? state.cv);
  return { ...reasonOf(outcome), cv, key: isOver ? '' : key };
}

async function pressCode(api: FormApi, { draft }: State): Promise<Partial<State>> {
  const { sendCode } = await fetchActs();
  const outcome = await sendCode(api, draft);
  if ('cooldown' in outcome) return { sent: true, until: Date.now() + outcome.cooldown * SECOND };
  const wait = 'faults' in outcome ? outcome.faults.find(({ rule }) => rule === 'wait')?.count : undefined;
  return { ...reasonOf(outcome), ...(wait !== undefined && { until: Date.now() + wait * SECOND }) };
}

interface Pressed {
  state: State;
  /** A file that was not sent yet. */
  chosen: File | null;
}

/** The form in a browser: what was typed, and what its two buttons do. */
export function useApplication(job: ApplyJob, view: ApplyView) {
  const api = quiet(useApi());
  const [state, setState] = useState<State>({ ...view, receipt: null, busy: false, until: undefined, attempt: 0 });
  const [chosen, choose] = useState<File | null>(null);
  const patch: Patch = (change) => setState((before) => ({ ...before, ...change(before) }));
  const once = useOnce(patch);
  useDraftMemory(job.id, state, patch);
  return {
    ...state,
    choose: (file: File | null) => {
      choose(file);
      patch(() => ({ cv: file ? null : state.cv }));
    },
    change: (draft: Partial<ApplyDraft>) => patch((before) => ({ draft: { ...before.draft, ...draft } })),
    submit: () => once(() => pressSend(api, job.id, { state, chosen: state.cv ? null : chosen })),
    askForCode: () => once(() => pressCode(api, state)),
  };
}
export type Application = ReturnType<typeof useApplication>;

function reasonOf(refusal: ApplyRefusal): Pick<State, 'faults' | 'failure'> {
  if ('failure' in refusal) return { faults: [], failure: refusal.failure };
  return { faults: refusal.faults, failure: null };
}
