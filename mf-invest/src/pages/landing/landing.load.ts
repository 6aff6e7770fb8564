import type { Announcement } from 'shared/contract/content/announcement';
import type { CalendarEvent, KeyFigure } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { SalesTotal } from 'shared/contract/invest/performance';
import { MARKETS, type Market, type Realtime } from 'shared/contract/invest/stock';
import { latestAnnouncements } from '../../service/latest-announcements.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { meetingsOf } from '../../model/meetings.ts';
import { paths } from '../../paths.ts';

export interface LandingData {
  /** Of the markets that answered. */
  quotes: Realtime[];
  sales: SalesTotal | null;
  /** The last complete year and the one before; empty when they did not arrive. */
  years: KeyFigure[];
  announcements: Record<Market, Announcement[]>;
  /** The next ones, the nearest first. */
  events: CalendarEvent[];
  /** All dates as a file; empty when they did not arrive. */
  icsUrl: string;
}

const EVENTS = 5;

/** Every part may be missing on its own: the page stands without it (spec ERR-logged-only). */
export async function loadLanding(_request: PageRequest, services: LoadServices): Promise<Outcome<LandingData>> {
  const { api, report, lang } = services;
  const [quotes, sales, figures, calendar, announcements] = await Promise.all([
    Promise.all(MARKETS.map((market) => orFallback(api.call('stock/realtime', { market }), null, report))),
    orFallback(api.call('performance/lastMonthCompanySales', {}), null, report),
    orFallback(api.call('keyFigure/list', {}), null, report),
    orFallback(api.call('event/list', { from: '', until: '' }), null, report),
    latestAnnouncements(services),
  ]);
  const coming = (calendar?.list ?? [])
    .filter(({ past }) => !past)
    .toSorted((one, other) => one.begins.localeCompare(other.begins));
  const { landing } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: landing.title,
      description: landing.description,
      canonical: paths.landing.address(),
      trail: trailTo(lang),
      ...meetingsOf(coming.slice(0, EVENTS)),
    },
    data: {
      quotes: quotes.filter((quote) => quote !== null),
      sales,
      years: figures?.list.slice(0, 2) ?? [],
      announcements,
      events: coming.slice(0, EVENTS),
      icsUrl: calendar?.icsUrl ?? '',
    },
  };
}
