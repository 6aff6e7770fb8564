import { ContactStep } from './contact-step.tsx';
import { DateStep } from './date-step.tsx';
import type { DeferredSteps } from './flow.ts';
import { ReviewStep } from './review-step.tsx';
import { VisitorsStep } from './visitors-step.tsx';
import { WhoStep } from './who-step.tsx';

export const DEFERRED_STEPS: DeferredSteps = {
  who: WhoStep,
  date: DateStep,
  visitors: VisitorsStep,
  contact: ContactStep,
  review: ReviewStep,
};
