import { visitFeedback, type VisitFeedback } from 'shared/contract/booking/feedback';
import { isApiError, type ActionOutcome, type ActionServices, type FormRequest } from 'shared/contract/section/section';
import { paths } from '../../paths.ts';
import type { FeedbackData } from './feedback.load.ts';
import { feedbackQuery, type FeedbackOutcome } from './feedback-query.ts';

/** Two answers by a plain form; what was chosen comes back with what is missing. */
export async function actOnFeedback(
  { fields, lang }: FormRequest,
  { api }: ActionServices,
): Promise<ActionOutcome<FeedbackData>> {
  const { token = '', liked = '', improve = '' } = fields;
  const form = visitFeedback.safeParse({ token, liked: Number(liked), improve });
  const outcome = form.success ? await sent(api, form.data) : faultOf(form.error.issues.map(({ path }) => path[0]));
  const isDone = outcome === 'thanks' || outcome === 'again';
  const chosen = feedbackQuery.parse({ token, liked, improve }) ?? feedbackQuery.initial;
  const texts = feedbackQuery.texts(isDone ? { ...feedbackQuery.initial, outcome } : { ...chosen, outcome });
  return { kind: 'redirect', status: 303, to: paths.feedback.href(lang, texts) };
}

const faultOf = (fields: readonly unknown[]): FeedbackOutcome => (fields.includes('token') ? 'unknown' : 'missing');

async function sent(api: ActionServices['api'], form: VisitFeedback): Promise<FeedbackOutcome> {
  try {
    const { counted } = await api.call('booking/feedback', form);
    return counted ? 'thanks' : 'again';
  } catch (error) {
    return isApiError(error) && error.code === '40005' ? 'unknown' : 'down';
  }
}
