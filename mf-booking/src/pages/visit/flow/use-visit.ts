import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { useApi, usePage, type BrowserApi, type PageStore } from 'shared';
import type { FormApi } from 'shared/contract/section/section';
import { monthOf } from 'shared/ui/form/date-grid/calendar';
import { NOT_AGREED, stepAt, stepBeside, stepOf, type Step } from '../../../model/visit-draft.ts';
import { DOWN, isOtherNotice, waitOf, type Fault } from '../../../model/visit-faults.ts';
import { startOf, takeEvent, type VisitEvent, type VisitState } from '../../../model/visit-state.ts';
import type { StepView, VisitAbout } from '../../../model/visit-view.ts';
import { waitsFor } from '../../../model/waiting-slot.ts';
import { clearDraft, storeDraft, storedDraft, storedUntil, storeUntil } from './draft-memory.ts';
import { fetchDeferredSteps } from './fetch-deferred-steps.ts';
import type { DeferredSteps, Flow } from './flow.ts';
import { useStepAddress } from './use-step-address.tsx';

const SECOND = 1000;

/** The schemas and what asks the service: as large as the rest of the flow. The steps that follow come with them. */
async function fetchCheck() {
  const [check, seats, booking, waiting, deferredSteps] = await Promise.all([
    import(/* webpackChunkName: "visit-check" */ '../../../model/visit-check.ts'),
    import(/* webpackChunkName: "visit-check" */ '../../../model/seats-fault.ts'),
    import(/* webpackChunkName: "visit-check" */ '../../../service/book-visit.ts'),
    import(/* webpackChunkName: "visit-check" */ '../../../service/join-waiting.ts'),
    fetchDeferredSteps(),
  ]);
  return { ...check, ...seats, ...booking, ...waiting, sendCode: booking.sendCode, deferredSteps };
}
type Check = Awaited<ReturnType<typeof fetchCheck>>;

/** Failures are told in the flow itself, so the client shows no toast. */
function quiet(api: BrowserApi): FormApi {
  return { call: (name, body, options = {}) => api.call(name, body, { ...options, notip: true }) };
}

export interface VisitStart {
  about: VisitAbout;
  view: StepView;
  /** Path below which every step has its address. */
  base: string;
}

/** @param given the deferred steps, where they are there from the beginning */
export function useVisit(start: VisitStart, given: DeferredSteps | null): Flow {
  const { view, base } = start;
  const [about, setAbout] = useState(start.about);
  const api = quiet(useApi());
  const { store } = usePage();
  const [state, dispatch] = useReducer(takeEvent, startOf(view, about.calendars));
  const { go, bridge } = useStepAddress(base, (step) => {
    dispatch({ type: 'went', step });
  });
  useTicketAddress(state, base, go);
  const [deferredSteps, setDeferredSteps] = useState(given);
  // Their code is here before a step is gone to, so that a step never begins empty.
  const fetchParts = async () => {
    const parts = await fetchCheck();
    setDeferredSteps(parts.deferredSteps);
    return parts;
  };
  const context = { about, setAbout, api, store, state, dispatch, go, fetchParts };
  const submit = useSubmit(context, view.key);
  useRestored(context, start);
  useStoredDraft(store, state);
  return {
    about,
    base,
    state,
    bridge,
    deferredSteps,
    change: (patch) => dispatch({ type: 'typed', patch }),
    next: () => void submit(),
    goTo: (step) => go(step),
    askForCode: () => void askForCode(context),
    showMonth: (month) => void showMonth(context, month),
  };
}

interface FlowContext {
  about: VisitAbout;
  setAbout: (about: VisitAbout) => void;
  api: FormApi;
  /** That of the tab, which keeps the draft. */
  store: PageStore;
  state: VisitState;
  dispatch: Dispatch<VisitEvent>;
  go: (step: Step | 'done', replace?: boolean) => void;
  fetchParts: () => Promise<Check>;
}

const rulesOf = ({ rule, pavilion }: VisitAbout) => ({ rule, version: pavilion.notice.version });

/** Goes to where the faults are and shows them there. */
function refuse({ dispatch, go, state }: FlowContext, faults: readonly Fault[]): void {
  const [first] = faults;
  const step = first ? stepOf(first.field) : state.step;
  if (step !== state.step) go(step);
  dispatch({ type: 'refused', faults, ...(step === 'done' ? {} : { step }) });
}

/** A second press while one is under way does nothing: a ref, because state is a render late. */
function useSubmit(context: FlowContext, firstKey: string): () => Promise<void> {
  const isRunning = useRef(false);
  const key = useRef(firstKey);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submitStep(context, key);
    } catch {
      // The checking part did not arrive.
      context.dispatch({ type: 'failed', failure: DOWN });
    } finally {
      isRunning.current = false;
    }
  };
}

async function submitStep(context: FlowContext, key: { current: string }): Promise<void> {
  const { api, state, about, go } = context;
  if (state.step === 'done') return;
  const next = stepBeside(state.step, 1);
  const { unfinishedBefore, bookingOf, seatsFault, book, join } = await context.fetchParts();
  const unfinished = unfinishedBefore(state.draft, rulesOf(about), next ?? 'done');
  if (unfinished) return refuse(context, unfinished.faults);
  const tooFew = state.step === 'visitors' ? seatsFault(state.draft, state.calendars, about) : null;
  if (tooFew) return refuse(context, [tooFew]);
  if (next) return go(next);
  key.current ||= crypto.randomUUID();
  const body = bookingOf(state.draft, about.pavilion.notice.version);
  // The last step asks for a booking, or for an entry of the waiting list.
  const send = waitsFor(state.draft.slot) ? join : book;
  await confirm(context, key, () => send(api, body, key.current));
}

type Sent = ReturnType<Check['book'] | Check['join']>;

async function confirm(context: FlowContext, key: { current: string }, send: () => Sent): Promise<void> {
  const { dispatch, go } = context;
  dispatch({ type: 'waits' });
  const outcome = await send();
  if ('receipt' in outcome || 'joined' in outcome) {
    key.current = '';
    clearDraft(context.store);
    go('done', true);
    return dispatch('joined' in outcome ? { type: 'joined', ...outcome } : { type: 'booked', ...outcome });
  }
  if ('faults' in outcome) {
    if (isOtherNotice(outcome.faults)) await showNotice(context);
    // Places that went meanwhile are told, and what is offered goes by them.
    if (outcome.faults.some(({ field }) => field === 'visitors'))
      await showMonth(context, monthOf(context.state.draft.date));
    return refuse(context, outcome.faults);
  }
  if (outcome.failure.kind === 'again') key.current = '';
  dispatch({ type: 'failed', failure: outcome.failure });
}

/** The notice as it stands by now, not agreed to. */
async function showNotice({ about, setAbout, api, dispatch }: FlowContext): Promise<void> {
  dispatch({ type: 'typed', patch: NOT_AGREED });
  // Without an answer the old one stays, and the next try asks again.
  const pavilion = await api.call('booking/pavilion', {}).catch(() => about.pavilion);
  setAbout({ ...about, pavilion });
}

async function askForCode(context: FlowContext): Promise<void> {
  const { state, about, api, dispatch } = context;
  if (state.busy) return;
  dispatch({ type: 'waits' });
  try {
    const { faultsOf, sendCode } = await context.fetchParts();
    const faults = faultsOf(state.draft, rulesOf(about)).filter(({ field }) => field === 'mobile');
    if (faults.length > 0) return dispatch({ type: 'refused', faults });
    const outcome = await sendCode(api, state.draft.mobile);
    if ('failure' in outcome) return dispatch({ type: 'failed', failure: outcome.failure });
    if ('cooldown' in outcome) return dispatch({ type: 'sent', until: Date.now() + outcome.cooldown * SECOND });
    const wait = waitOf(outcome.faults);
    if (wait === undefined) return dispatch({ type: 'refused', faults: outcome.faults });
    dispatch({ type: 'sent', until: Date.now() + wait * SECOND, faults: outcome.faults });
  } catch {
    dispatch({ type: 'failed', failure: DOWN });
  }
}

async function showMonth({ api, dispatch }: Pick<FlowContext, 'api' | 'dispatch'>, month: string): Promise<void> {
  try {
    dispatch({ type: 'fetched', calendar: await api.call('booking/calendar', { month }) });
  } catch {
    // Its days stay unknown, which the grid shows; another month or another try asks again.
  }
}

/** Shown a moment ago as the answer to a plain form; by Back or a reload, what was typed since then goes before it. */
function isTyped({ faults, sent, key }: StepView): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const isAnswer = faults.length > 0 || sent || key !== '';
  return isAnswer && (opened as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** After a reload or a deep link: what was stored, at the step that was asked for or the first unfinished one before. */
function useRestored(context: FlowContext, { view, base }: VisitStart): void {
  const { about, dispatch, go, fetchParts, store } = context;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    // A page that answers a plain form has brought its own draft.
    if (isTyped(view)) return;
    const stored = storedDraft(store);
    if (stored) dispatch({ type: 'restored', draft: stored, until: storedUntil(Date.now()) });
    const draft = stored ?? view.draft;
    const wanted = stepAt(location.pathname, base);
    if (!wanted || wanted === view.step) return;
    const goOn = ({ unfinishedBefore }: Check) => {
      const isStillHere = stepAt(location.pathname, base) === wanted;
      if (isStillHere) go(unfinishedBefore(draft, rulesOf(about), wanted)?.step ?? settled(wanted), true);
    };
    fetchParts().then(goOn, () => dispatch({ type: 'failed', failure: DOWN }));
  });
}

/** Without its receipt there is nothing to show at the end: the booking is confirmed again, or found by its link. */
const settled = (wanted: Step | 'done'): Step => (wanted === 'done' ? 'review' : wanted);

/** The ticket stays on the screen, and so does its address: Back leads to a step that is over. */
function useTicketAddress({ receipt, joined }: VisitState, base: string, go: FlowContext['go']): void {
  const isOver = receipt !== null || joined !== null;
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (!isOver) return undefined;
    const stay = () => {
      const step = stepAt(location.pathname, base);
      if (step && step !== 'done') latest.current('done', true);
    };
    addEventListener('popstate', stay);
    return () => removeEventListener('popstate', stay);
  }, [isOver, base]);
}

function useStoredDraft(store: PageStore, { draft, receipt, joined, until }: VisitState): void {
  useEffect(() => storeUntil(until), [until]);
  useEffect(() => {
    if (!receipt && !joined) storeDraft(store, draft);
  }, [store, draft, receipt, joined]);
}
