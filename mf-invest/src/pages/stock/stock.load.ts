import { ANNOUNCEMENT_CODES, type Announcement } from 'shared/contract/announcement';
import { orFallback } from 'shared/contract/or-fallback';
import type { SalesTotal } from 'shared/contract/performance';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { MARKETS, type KLine, type Market } from 'shared/contract/stock';
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
  const [quote, kline, sales, ...lists] = await Promise.all([
    optional(api.call('stock/realtime', { market: choice.market })),
    optional<KLine>(api.call('stock/kline', choice)),
    optional(api.call('performance/lastMonthCompanySales', {})),
    ...MARKETS.map((market) => optional(api.call('topic/rootPage', latest(market)))),
  ]);
  const words = request.lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: { title: words.page.title, description: words.page.description, canonical: pathOf(choice) },
    data: {
      view: { ...choice, quote, candles: recent(kline?.list ?? []) },
      sales,
      announcements: { A: lists[0]?.list ?? [], H: lists[1]?.list ?? [] },
    },
  };
}

/** Product specification §7: the root topic of a market, five entries. */
function latest(market: Market) {
  return { categoryCode: ANNOUNCEMENT_CODES[market], businessType: 2, appendixType: 1, pageNo: 1, pageSize: 5 };
}
