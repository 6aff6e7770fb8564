import { ContactStep } from './contact-step.tsx';
import { DateStep } from './date-step.tsx';
import type { DeferredSteps } from './flow.ts';
import { ReviewStep } from './review-step.tsx';
import { VisitSummary } from './visit-summary.tsx';
import { VisitorsStep } from './visitors-step.tsx';
import { WhoStep } from './who-step.tsx';
import { Wrong } from './wrong.tsx';

export const DEFERRED_STEPS: DeferredSteps = {
  who: WhoStep,
  date: DateStep,
  visitors: VisitorsStep,
  contact: ContactStep,
  review: ReviewStep,
  summary: VisitSummary,
  wrong: Wrong,
};
