import { activityRequest, type Activity } from 'shared/contract/booking/activity';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { subjectOf } from './activity-subject.ts';

export interface ActivityData {
  /** Those that are over at the end; null when they did not arrive. */
  events: Activity[] | null;
  offers: Activity[] | null;
}

const RANK = { running: 0, upcoming: 1, expired: 2 } as const satisfies Record<Activity['state'], number>;

/** What is on, what comes next, what is over: the nearest first in each. */
function byNearness(a: Activity, b: Activity): number {
  if (a.state !== b.state) return RANK[a.state] - RANK[b.state];
  return a.state === 'expired' ? b.ends.localeCompare(a.ends) : a.begins.localeCompare(b.begins);
}

/** Events with those that are over, and offers (spec CALL-activity-list); a list that fails is only logged. */
export async function loadActivity(
  _request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<ActivityData>> {
  const [events, offers] = await Promise.all(
    ([1, 2] as const).map(async (category) => {
      const answer = await orFallback(api.call('activity/list', activityRequest(category)), null, report);
      return answer && answer.list.toSorted(byNearness);
    }),
  );
  const { title, description } = messages[lang].activity;
  const head = { title, description, trail: trailTo(lang, { name: title }), ...subjectOf(events ?? []) };
  return { kind: 'page', head, data: { events: events ?? null, offers: offers ?? null } };
}
