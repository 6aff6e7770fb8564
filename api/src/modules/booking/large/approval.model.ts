import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { instantOf } from '../../../model/shanghai-time.ts';

const DAY_MS = 86_400_000;

interface GroupRequest {
  date: string;
  visitors: number;
}

/** Where a new booking begins: large groups wait for the pavilion's answer, but not beyond the day before their visit. */
export function firstState({ large }: VisitRules, { date, visitors }: GroupRequest, now: number) {
  if (!large || visitors < large.approveFrom) return { state: 'confirmed' as const, answer_by: null };
  const latest = instantOf(`${date} 00:00`).getTime();
  return { state: 'requested' as const, answer_by: new Date(Math.min(now + large.answerDays * DAY_MS, latest)) };
}
