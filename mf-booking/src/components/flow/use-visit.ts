import { useEffect, useReducer, useRef, type Dispatch, type ReactNode } from 'react';
import { useApi, type BrowserApi } from 'shared';
import type { FormApi } from 'shared/contract/section';
import { stepBeside, stepOf, type Field, type Step, type VisitDraft } from '../../model/visit-draft.ts';
import { DOWN, waitOf, type Fault } from '../../model/visit-faults.ts';
import { startOf, takeEvent, type VisitEvent, type VisitState } from '../../model/visit-state.ts';
import type { StepView, VisitAbout } from '../../model/visit-view.ts';
import { waitsFor } from '../../model/waiting-slot.ts';
import { forgetDraft, keepDraft, keptDraft } from './draft-memory.ts';
import { fetchLaterSteps } from './later-steps.ts';
import { useStepAddress } from '../use-step-address.tsx';

const SECOND = 1000;

export interface Flow {
  about: VisitAbout;
  state: VisitState;
  change: (patch: Partial<VisitDraft>) => void;
  /** Checks this step and goes on, or books at the end. */
  next: () => void;
  goTo: (step: Step) => void;
  askForCode: () => void;
  showMonth: (month: string) => void;
  bridge: ReactNode;
}

/** What a step gets. */
export interface StepProps {
  flow: Flow;
  /** Words of what is wrong with a field. */
  error: (field: Field) => string | undefined;
}

/** The schemas and what asks the service: as large as the rest of the flow. The steps that follow come with them. */
async function fetchCheck() {
  const [check, acts, waiting] = await Promise.all([
    import(/* webpackChunkName: "visit-check" */ '../../model/visit-check.ts'),
    import(/* webpackChunkName: "visit-check" */ '../../model/visit-acts.ts'),
    import(/* webpackChunkName: "visit-check" */ '../../model/waiting-acts.ts'),
    fetchLaterSteps(),
  ]);
  return { ...check, ...acts, join: waiting.join };
}
type Check = Awaited<ReturnType<typeof fetchCheck>>;

/** Failures are told in the flow itself, so the client shows no toast. */
function quiet(api: BrowserApi): FormApi {
  return { call: (name, body, wishes = {}) => api.call(name, body, { ...wishes, notip: true }) };
}

export function useVisit(about: VisitAbout, view: StepView): Flow {
  const api = quiet(useApi());
  const [state, dispatch] = useReducer(takeEvent, startOf(view, about.calendars));
  const { go, bridge } = useStepAddress((step) => dispatch({ type: 'went', step }));
  const acts = { about, api, state, dispatch, go };
  const submit = useSubmit(acts, view.key);
  useRestored(acts, view);
  useKept(state);
  return {
    about,
    state,
    bridge,
    change: (patch) => dispatch({ type: 'typed', patch }),
    next: () => void submit(),
    goTo: (step) => go(step),
    askForCode: () => void askForCode(acts),
    showMonth: (month) => void showMonth(acts, month),
  };
}

interface Acts {
  about: VisitAbout;
  api: FormApi;
  state: VisitState;
  dispatch: Dispatch<VisitEvent>;
  go: (step: Step | 'done', replace?: boolean) => void;
}

const rulesOf = ({ rule, pavilion }: VisitAbout) => ({ rule, version: pavilion.notice.version });

/** Goes to where the faults are and shows them there. */
function refuse({ dispatch, go, state }: Acts, faults: readonly Fault[]): void {
  const [first] = faults;
  const step = first ? stepOf(first.field) : state.step;
  if (step !== state.step) go(step);
  dispatch({ type: 'refused', faults, ...(step === 'done' ? {} : { step }) });
}

/** A second press while one is under way does nothing: a ref, because state is a render late. */
function useSubmit(acts: Acts, firstKey: string): () => Promise<void> {
  const isRunning = useRef(false);
  const key = useRef(firstKey);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submitStep(acts, key);
    } catch {
      // The checking part did not arrive.
      acts.dispatch({ type: 'failed', trouble: DOWN });
    } finally {
      isRunning.current = false;
    }
  };
}

async function submitStep(acts: Acts, key: { current: string }): Promise<void> {
  const { api, state, about, go } = acts;
  if (state.step === 'done') return;
  const next = stepBeside(state.step, 1);
  const { unfinishedBefore, bookingOf, placesFault, book, join } = await fetchCheck();
  const unfinished = unfinishedBefore(state.draft, rulesOf(about), next ?? 'done');
  if (unfinished) return refuse(acts, unfinished.faults);
  const lack = state.step === 'visitors' ? placesFault(state.draft, state.calendars) : null;
  if (lack) return refuse(acts, [lack]);
  if (next) return go(next);
  key.current ||= crypto.randomUUID();
  const body = bookingOf(state.draft, about.pavilion.notice.version);
  // The last step asks for a booking, or for a place in the waiting list.
  const send = waitsFor(state.draft.slot) ? join : book;
  await confirm(acts, key, () => send(api, body, key.current));
}

type Sent = ReturnType<Check['book'] | Check['join']>;

async function confirm(acts: Acts, key: { current: string }, send: () => Sent): Promise<void> {
  const { dispatch, go } = acts;
  dispatch({ type: 'waits' });
  const outcome = await send();
  if ('receipt' in outcome || 'joined' in outcome) {
    key.current = '';
    forgetDraft();
    go('done', true);
    return dispatch('joined' in outcome ? { type: 'joined', ...outcome } : { type: 'booked', ...outcome });
  }
  if ('faults' in outcome) return refuse(acts, outcome.faults);
  if (outcome.trouble.kind === 'again') key.current = '';
  dispatch({ type: 'failed', trouble: outcome.trouble });
}

async function askForCode(acts: Acts): Promise<void> {
  const { state, about, api, dispatch } = acts;
  if (state.busy) return;
  dispatch({ type: 'waits' });
  try {
    const { faultsOf, sendCode } = await fetchCheck();
    const faults = faultsOf(state.draft, rulesOf(about)).filter(({ field }) => field === 'mobile');
    if (faults.length > 0) return dispatch({ type: 'refused', faults });
    const outcome = await sendCode(api, state.draft.mobile);
    if ('trouble' in outcome) return dispatch({ type: 'failed', trouble: outcome.trouble });
    if ('cooldown' in outcome) return dispatch({ type: 'sent', until: Date.now() + outcome.cooldown * SECOND });
    const wait = waitOf(outcome.faults);
    if (wait === undefined) return dispatch({ type: 'refused', faults: outcome.faults });
    dispatch({ type: 'sent', until: Date.now() + wait * SECOND, faults: outcome.faults });
  } catch {
    dispatch({ type: 'failed', trouble: DOWN });
  }
}

async function showMonth({ api, dispatch }: Pick<Acts, 'api' | 'dispatch'>, month: string): Promise<void> {
  try {
    dispatch({ type: 'fetched', calendar: await api.call('booking/calendar', { month }) });
  } catch {
    // Its days stay unknown, which the grid shows; another month or another try asks again.
  }
}

const isTyped = ({ faults, sent, key }: StepView) => faults.length > 0 || sent || key !== '';

/** After a reload or a deep link: what was kept, at the step that was asked for or the first unfinished one before. */
function useRestored(acts: Acts, view: StepView): void {
  const { about, dispatch, go } = acts;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    // A page that answers a plain form has brought its own draft.
    if (isTyped(view)) return;
    const kept = keptDraft();
    if (kept) dispatch({ type: 'restored', draft: kept });
    const draft = kept ?? view.draft;
    const wanted = location.pathname.split('/').at(-1) as Step | 'done';
    if (wanted === view.step) return;
    fetchCheck().then(
      ({ unfinishedBefore }) => go(unfinishedBefore(draft, rulesOf(about), wanted)?.step ?? settled(wanted), true),
      () => dispatch({ type: 'failed', trouble: DOWN }),
    );
  });
}

/** Without its receipt there is nothing to show at the end: the booking is confirmed again, or found by its link. */
const settled = (wanted: Step | 'done'): Step => (wanted === 'done' ? 'review' : wanted);

function useKept({ draft, receipt, joined }: VisitState): void {
  useEffect(() => {
    if (!receipt && !joined) keepDraft(draft);
  }, [draft, receipt, joined]);
}
