import type { ComponentType } from 'react';
import { ContactStep } from './contact-step.tsx';
import { DateStep } from './date-step.tsx';
import type { LaterStep } from './later-steps.ts';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './use-visit.ts';
import { VisitorsStep } from './visitors-step.tsx';
import { WhoStep } from './who-step.tsx';

/** Every step after the notice: what somebody who only reads it need not fetch. */
export const STEP_PARTS: Readonly<Record<LaterStep, ComponentType<StepProps>>> = {
  who: WhoStep,
  date: DateStep,
  visitors: VisitorsStep,
  contact: ContactStep,
  review: ReviewStep,
};
