import {
  COMPARED_WITH,
  MARKETS,
  type Comparison,
  type ComparedWith,
  type Market,
  type Period,
} from 'shared/contract/invest/stock';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { alignedTo, type DayValue } from './aligned.model.ts';
import { candlesOf } from './candles.model.ts';
import { publicCandles } from './quote.model.ts';
import { listed } from './stock.service.ts';

interface Beside {
  id: ComparedWith | 'rate';
  name: string;
  values: readonly DayValue[];
}

/** Index, companies and rate of the pack, as far as they are public. */
async function benchmarks({ content, marketNow }: Services, lang: Lang): Promise<Beside[]> {
  const { rows } = await findEntries(content, 'benchmark');
  // They trade on the days and at the hours of market A.
  return rows.map(({ id, name, values }) => ({
    id,
    name: name[lang],
    values: publicCandles(values, 'A', marketNow()),
  }));
}

async function otherShare(services: Services, lang: Lang, market: Market): Promise<Beside[]> {
  const other = MARKETS.find((one) => one !== market) ?? market;
  const { row, days } = await listed(services, other);
  return [{ id: 'share', name: row.name[lang], values: days.map(([day, , close]) => [day, close]) }];
}

/** A share beside others, bar by bar of its candles (spec I5). @throws {CallError} 40004 when nothing is listed */
export async function compared(
  services: Services,
  lang: Lang,
  { market, period }: { market: Market; period: Period },
): Promise<Comparison> {
  const { row, days } = await listed(services, market);
  const dates = candlesOf(days, period).map(([date]) => date);
  const all = [...(await otherShare(services, lang, market)), ...(await benchmarks(services, lang))];
  const lines = COMPARED_WITH.flatMap((id) =>
    all.filter((one) => one.id === id).map(({ name, values }) => ({ id, name, values: alignedTo(dates, values) })),
  );
  const rates = alignedTo(dates, all.find(({ id }) => id === 'rate')?.values ?? []);
  return { market, period, sample: row.sample, dates, lines, rates };
}
