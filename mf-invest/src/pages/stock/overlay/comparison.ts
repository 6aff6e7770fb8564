import type { ComparedWith, Market } from 'shared/contract/invest/stock';
import { premiumPct } from 'shared/contract/invest/premium';
import { chosenSpan, type BarSpan } from '../../../model/chart-span.ts';
import { comparedIn } from '../../../model/stock-choice.ts';
import type { Compared, StockView } from '../../../model/stock-view.ts';

type Line = Compared['lines'][number];

type Values = readonly (number | null)[];

/** Some of the lines over a part of the history. */
export function comparedPart(
  { lines, rates }: Compared,
  names: readonly ComparedWith[],
  { start, end }: BarSpan,
): Compared {
  const chosen = lines.filter(({ id }) => names.includes(id));
  return {
    lines: chosen.map((line) => ({ ...line, values: line.values.slice(start, end) })),
    rates: names.includes('share') ? rates.slice(start, end) : [],
  };
}

/** Where every line begins at (spec I5). */
const BASE = 100;

/** Values as parts of the first of them; gaps stay. */
export function rebased(values: Values): (number | null)[] {
  const first = values.find((value) => value !== null);
  return values.map((value) => (value === null || !first ? null : (value / first) * BASE));
}

export interface ComparedLine {
  id: 'own' | ComparedWith;
  /** As the service names it; that of the own share is a word of the page. */
  name: string;
  /** As it is traded, bar by bar. */
  values: Values;
}

export interface ComparedBars {
  market: Market;
  dates: readonly string[];
  lines: readonly ComparedLine[];
  /** Percent, A over H, bar by bar; empty unless the other share is compared with. */
  premiums: Values;
  rates: Values;
}

/** From the first bar of a span on at which all lines have a value, so that each begins at 100 on the same day. */
function barsFrom(view: StockView, lines: readonly Line[], { start, end }: BarSpan): ComparedBars | null {
  const { candles, compared, market } = view;
  const places = candles.map((_candle, at) => at);
  const first = places.find(
    (at) => at >= start && at < end && lines.every(({ values }) => (values[at] ?? null) !== null),
  );
  if (first === undefined || !compared) return null;
  const cut = <Value>(values: readonly Value[]) => values.slice(first, end);
  const closes = candles.map((candle) => candle[2]);
  const share = lines.find(({ id }) => id === 'share')?.values;
  const premiums = (share ?? []).map((other, at) =>
    premiumPct({ market, own: closes[at] ?? 0, other, rate: compared.rates[at] ?? null }),
  );
  return {
    market,
    dates: cut(candles.map(([date]) => date)),
    lines: [
      { id: 'own', name: '', values: cut(closes) },
      ...lines.map(({ id, name, values }) => ({ id, name, values: cut(values) })),
    ],
    premiums: cut(premiums),
    rates: share ? cut(compared.rates) : [],
  };
}

const wantedLines = (view: StockView): Line[] => {
  const names = comparedIn(view);
  return (view.compared?.lines ?? []).filter(({ id }) => names.includes(id));
};

/** What is compared over the chosen days; null when nothing is. */
export function comparedBars(view: StockView): ComparedBars | null {
  const lines = wantedLines(view);
  const dates = view.candles.map(([date]) => date);
  return lines.length === 0 ? null : barsFrom(view, lines, chosenSpan(view, dates));
}

/** The same over all days that are there. */
export function comparedHistory(view: StockView): ComparedBars | null {
  const lines = wantedLines(view);
  return lines.length === 0 ? null : barsFrom(view, lines, { start: 0, end: view.candles.length });
}
