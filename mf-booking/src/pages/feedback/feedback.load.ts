import type { Improvement } from 'shared/contract/booking/feedback';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import type { Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { feedbackQuery, type FeedbackOutcome } from './feedback-query.ts';

export interface FeedbackData {
  token: string;
  outcome: FeedbackOutcome | null;
  liked: number | null;
  improve: Improvement | null;
}

/** The same for everybody: whether the link is right, the service says once it is used. */
export function loadFeedback({ query, lang }: PageRequest): Promise<Outcome<FeedbackData>> {
  const data = feedbackQuery.parse(query);
  if (!data) return Promise.resolve(NOT_FOUND);
  const { title, lead } = (lang === 'cn' ? cn : en).feedback;
  const head = { title, description: lead, trail: trailTo(lang, title), noindex: true };
  return Promise.resolve({ kind: 'page', head, data });
}
