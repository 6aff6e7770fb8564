import { useEffect, useRef } from 'react';
import { stepAt } from '../../../model/visit-draft.ts';
import { DOWN } from '../../../model/visit-faults.ts';
import type { StepView } from '../../../model/visit-view.ts';
import { storedDraft, storedUntil } from '../flow/draft-memory.ts';
import type { FlowContext, VisitStart } from '../flow/flow.ts';
import type { GetActs } from './fetch-acts.ts';

/** Shown a moment ago as the answer to a plain form; by Back or a reload, what was typed since then goes before it. */
function isTyped({ faults, sent, key }: StepView): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const isAnswer = faults.length > 0 || sent || key !== '';
  return isAnswer && (opened as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** After a reload or a deep link: what was stored, at the step that was asked for or the first unfinished one before. */
export function useRestored(context: FlowContext, { view, base }: VisitStart, getActs: GetActs): void {
  const { about, dispatch, go, store } = context;
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
    const goOn = ({ firstUnfinished }: Awaited<ReturnType<GetActs>>) => {
      const isStillHere = stepAt(location.pathname, base) === wanted;
      if (isStillHere) go(firstUnfinished(draft, about, wanted), true);
    };
    getActs().then(goOn, () => dispatch({ type: 'failed', failure: DOWN }));
  });
}
