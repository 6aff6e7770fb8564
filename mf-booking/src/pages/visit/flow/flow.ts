import type { ComponentType, ReactNode } from 'react';
import type { Field, Step, VisitDraft } from '../../../model/visit-draft.ts';
import type { VisitState } from '../../../model/visit-state.ts';
import type { VisitAbout } from '../../../model/visit-view.ts';

export type DeferredStepName = Exclude<Step, 'notice'>;

/** Every step after the notice: what somebody who only reads it need not fetch. */
export type DeferredSteps = Readonly<Record<DeferredStepName, ComponentType<StepProps>>>;

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
