import type { Announcement } from 'shared/contract/announcement';
import { orFallback } from 'shared/contract/or-fallback';
import type { SalesTotal } from 'shared/contract/performance';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import type { KLine, Market } from 'shared/contract/stock';
import { latestAnnouncements } from '../../components/latest-announcements.load.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { recent } from '../../model/price-history.ts';
import { choiceOf, pathOf } from '../../model/stock-choice.ts';
import type { StockView } from '../../model/stock-view.ts';

export interface StockData {
  view: StockView;
  sales: SalesTotal | null;
  announcements: Record<Market, Announcement[]>;
}

type Fetched<N> = Promise<N | null>;

/** Every part may be missing on its own: the page stands without it (product specification §8). */
export async function loadStock(request: PageRequest, services: LoadServices): Promise<Outcome<StockData>> {
  const choice = choiceOf(request.query);
  const { api, report } = services;
  const optional = <T>(wanted: Promise<T>): Fetched<T> => orFallback<T | null>(wanted, null, report);
  const [quote, kline, sales, announcements] = await Promise.all([
    optional(api.call('stock/realtime', { market: choice.market })),
    optional<KLine>(api.call('stock/kline', choice)),
    optional(api.call('performance/lastMonthCompanySales', {})),
    latestAnnouncements(services),
  ]);
  const words = request.lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: { title: words.page.title, description: words.page.description, canonical: pathOf(choice) },
    data: {
      view: { ...choice, quote, candles: recent(kline?.list ?? []) },
      sales,
      announcements,
    },
  };
}
