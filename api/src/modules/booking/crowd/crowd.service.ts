import { CROWD_DAYS, type CrowdForecast } from 'shared/contract/booking/crowd';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../../db/client.ts';
import { dayOf } from '../../../model/shanghai-time.ts';
import { findRules } from '../calendar.service.ts';
import { findSlots } from '../slot.store.ts';
import { crowdOn } from './crowd.model.ts';

/** How full the pavilion will be from today on. @throws {CallError} 40004 before a pack was imported */
export async function forecastCrowd(db: Db, { lang, now }: { lang: Lang; now: number }): Promise<CrowdForecast> {
  const rules = await findRules(db, lang);
  const { crowd } = rules;
  if (!crowd) return { days: [] };
  const dates = Array.from({ length: CROWD_DAYS }, (_, ahead) => dayOf(now, -ahead));
  const stored = await findSlots(db, dates[0] ?? '', dates.at(-1) ?? '');
  const slots = stored.map(({ date, start_time: start, end_time: end, capacity, remaining }) => ({
    date,
    start,
    end,
    taken: capacity - remaining,
  }));
  return { days: dates.map((date) => crowdOn(date, { rules, crowd, slots })) };
}
