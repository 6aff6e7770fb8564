import type { ComponentType } from 'react';
import type { Step } from '../../model/visit-draft.ts';
import type { StepProps } from './use-visit.ts';

export type LaterStep = Exclude<Step, 'notice'>;
type Parts = Readonly<Record<LaterStep, ComponentType<StepProps>>>;

let parts: Parts | null = null;

/** The parts of the later steps, once they are here. */
export const laterSteps = (): Parts | null => parts;

/** A server has them from the beginning; browsers fetch them with the first step that is taken. */
export function giveLaterSteps(known: Parts): void {
  parts = known;
}

/** @throws Error when they do not arrive; asking again tries again. */
export async function fetchLaterSteps(): Promise<void> {
  if (parts) return;
  const { STEP_PARTS } = await import(/* webpackChunkName: "visit-steps" */ './step-parts.ts');
  parts = STEP_PARTS;
}
