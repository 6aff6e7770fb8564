import type { ComponentType, Dispatch, ReactNode } from 'react';
import type { PageStore } from 'shared';
import type { FormApi } from 'shared/contract/section/section';
import type { Field, Step, VisitDraft } from '../../../model/visit-draft.ts';
import type { VisitEvent, VisitState } from '../../../model/visit-state.ts';
import type { StepView, VisitAbout } from '../../../model/visit-view.ts';

export type DeferredName = Exclude<Step, 'notice'> | 'summary' | 'wrong';

/** Every step after the notice, and what stands around them: what somebody who only reads it need not fetch. */
export type DeferredSteps = Readonly<Record<DeferredName, ComponentType<StepProps>>>;

export interface VisitStart {
  about: VisitAbout;
  view: StepView;
  /** Path below which every step has its address. */
  base: string;
}

/** What the acts of a step stand on. */
export interface FlowContext {
  about: VisitAbout;
  setAbout: (about: VisitAbout) => void;
  api: FormApi;
  /** That of the tab, which keeps the draft. */
  store: PageStore;
  state: VisitState;
  dispatch: Dispatch<VisitEvent>;
  go: (step: Step | 'done', replace?: boolean) => void;
}

/** The booking on its way, as every step gets it. */
export interface Flow {
  about: VisitAbout;
  /** Path below which every step has its address. */
  base: string;
  state: VisitState;
  change: (patch: Partial<VisitDraft>) => void;
  /** Checks this step and goes on, or books at the end. */
  next: () => void;
  goTo: (step: Step) => void;
  askForCode: () => void;
  showMonth: (month: string) => void;
  bridge: ReactNode;
  /** Null until they were fetched. */
  deferredSteps: DeferredSteps | null;
}

/** What a step gets. */
export interface StepProps {
  flow: Flow;
  /** Words of what is wrong with a field. */
  error: (field: Field) => string | undefined;
}
