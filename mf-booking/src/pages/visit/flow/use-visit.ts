import { useEffect, useReducer, useRef, useState } from 'react';
import { useApi, usePage, type BrowserApi, type PageStore } from 'shared';
import type { FormApi } from 'shared/contract/section/section';
import { stepAt } from '../../../model/visit-draft.ts';
import { DOWN } from '../../../model/visit-faults.ts';
import { startOf, takeEvent, type VisitState } from '../../../model/visit-state.ts';
import { fetchActs, type GetActs } from '../acts/fetch-acts.ts';
import { showMonth } from '../acts/show-month.ts';
import { useRestored } from '../acts/use-restored.ts';
import { storeDraft, storeUntil } from './draft-memory.ts';
import type { DeferredSteps, Flow, FlowContext, VisitStart } from './flow.ts';
import { useStepAddress } from './use-step-address.tsx';

/** Failures are told in the flow itself, so the client shows no toast. */
function quiet(api: BrowserApi): FormApi {
  return { call: (name, body, options = {}) => api.call(name, body, { ...options, notip: true }) };
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
  const getActs = async () => {
    const acts = await fetchActs();
    setDeferredSteps(acts.deferredSteps);
    return acts;
  };
  const context = { about, setAbout, api, store, state, dispatch, go };
  const submit = useSubmit(context, view.key, getActs);
  useRestored(context, start, getActs);
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
    askForCode: () => void askForCode(context, getActs),
    showMonth: (month) => void showMonth(context, month),
  };
}

/** A second press while one is under way does nothing: a ref, because state is a render late. */
function useSubmit(context: FlowContext, firstKey: string, getActs: GetActs): () => Promise<void> {
  const isRunning = useRef(false);
  const key = useRef(firstKey);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const { submitStep } = await getActs();
      await submitStep(context, key);
    } catch {
      // What a step does did not arrive.
      context.dispatch({ type: 'failed', failure: DOWN });
    } finally {
      isRunning.current = false;
    }
  };
}

async function askForCode(context: FlowContext, getActs: GetActs): Promise<void> {
  const { state, dispatch } = context;
  if (state.busy) return;
  dispatch({ type: 'waits' });
  try {
    const { sendCodeTo } = await getActs();
    dispatch(await sendCodeTo(context));
  } catch {
    dispatch({ type: 'failed', failure: DOWN });
  }
}

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
