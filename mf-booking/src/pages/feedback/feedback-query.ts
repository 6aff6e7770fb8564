import { IMPROVEMENTS, LIKED } from 'shared/contract/booking/feedback';
import { id, oneOf, pageQuery } from 'shared/contract/section/query';

/** How it went: what was sent, or why not. */
export const FEEDBACK_OUTCOMES = ['thanks', 'again', 'missing', 'unknown', 'down'] as const;
export type FeedbackOutcome = (typeof FEEDBACK_OUTCOMES)[number];

/** The link's secret; what became of the form, and what was chosen in it, so that nothing is lost. */
export const feedbackQuery = pageQuery({
  token: id,
  outcome: oneOf(FEEDBACK_OUTCOMES, null),
  liked: oneOf(LIKED, null),
  improve: oneOf(IMPROVEMENTS, null),
});
