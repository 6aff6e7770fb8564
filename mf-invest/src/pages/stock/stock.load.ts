import type { Announcement } from 'shared/contract/content/announcement';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { SalesTotal } from 'shared/contract/invest/performance';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Market } from 'shared/contract/invest/stock';
import { latestAnnouncements } from '../../service/latest-announcements.ts';
import { cn } from '../../messages/cn.ts';
import { en, type Messages } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { priceOn, type PriceOnDay } from '../../model/price-on-day.ts';
import { carriedSpan, chosenSpan } from '../../model/chart-span.ts';
import { comparedPart } from './overlay/comparison.ts';
import { marksWithin } from './overlay/chart-marks.ts';
import { chosenFigures } from '../../model/price-history.ts';
import { comparedIn, marksIn, stockQuery, pathOf, type StockChoice } from '../../model/stock-choice.ts';
import { NO_PRICES, type Prices, type StockView } from '../../model/stock-view.ts';

export interface StockData {
  view: StockView;
  /** The price of the day that somebody asked for. */
  lookUp: PriceOnDay | null;
  sales: SalesTotal | null;
  announcements: Record<Market, Announcement[]>;
}

type Fetched<N> = Promise<N | null>;

/** What is asked for of a history, and no more: the browser fetches the rest when somebody works with the chart. */
async function pricesOf(choice: StockChoice, { api, report }: LoadServices): Promise<Prices> {
  const { market, period } = choice;
  if (period === 'minute') return { ...NO_PRICES, minutes: await api.call('stock/minute', { market }) };
  const names = comparedIn(choice);
  const kinds = marksIn(choice);
  const [{ list }, answer, marks] = await Promise.all([
    api.call('stock/kline', { market, period }),
    names.length === 0 ? null : orFallback(api.call('stock/compare', { market, period }), null, report),
    kinds.length === 0 ? { list: [] } : orFallback(api.call('stock/marks', { market }), { list: [] }, report),
  ]);
  const dates = list.map(([date]) => date);
  const wanted = marks.list.filter(({ kind }) => kinds.includes(kind));
  return {
    ...NO_PRICES,
    candles: chosenFigures(list, choice),
    compared: answer && comparedPart(answer, names, carriedSpan(choice, dates)),
    marked: marksWithin(dates, wanted, chosenSpan(choice, dates)),
  };
}

/** Days of the market whatever the chart shows. @param now in milliseconds */
async function lookedUp({ market, date }: StockChoice, now: number, { api }: LoadServices): Promise<PriceOnDay> {
  const { list } = await api.call('stock/kline', { market, period: 'day' });
  return priceOn(date, list, now);
}

/** The A shares, which the page is about at first, need no naming. */
function namesOf(market: Market, { stock, quote }: Messages): Pick<Head, 'title' | 'description'> {
  const named = stock.titleOf.replace('{{title}}', stock.title).replace('{{market}}', quote[market]);
  return { title: market === 'A' ? stock.title : named, description: stock.descriptions[market] };
}

/** Every part may be missing on its own: the page stands without it (spec ERR-logged-only). */
export async function loadStock(request: PageRequest, services: LoadServices): Promise<Outcome<StockData>> {
  const choice = stockQuery.parse(request.query);
  if (!choice) return NOT_FOUND;
  const { api, report } = services;
  const optional = <T>(wanted: Promise<T>): Fetched<T> => orFallback<T | null>(wanted, null, report);
  const [quote, prices, lookUp, sales, announcements] = await Promise.all([
    optional(api.call('stock/realtime', { market: choice.market })),
    orFallback(pricesOf(choice, services), NO_PRICES, report),
    choice.date === '' ? null : optional(lookedUp(choice, request.now, services)),
    optional(api.call('performance/lastMonthCompanySales', {})),
    latestAnnouncements(services),
  ]);
  const words = request.lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      ...namesOf(choice.market, words),
      canonical: pathOf(choice),
      trail: trailTo(request.lang, words.stock.title),
      ...(stockQuery.isNarrowed(choice) ? { noindex: true } : {}),
    },
    data: {
      view: { ...choice, quote, ...prices },
      lookUp,
      sales,
      announcements,
    },
  };
}
