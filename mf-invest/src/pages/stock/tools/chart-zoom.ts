import { chosenSpan, type BarSpan } from '../../../model/chart-span.ts';
import { rangeOf, type StockChoice } from '../../../model/stock-choice.ts';

/** Fewer bars than this say nothing about where a price goes. */
const FEWEST = 5;

function withSpan(choice: StockChoice, { start, end }: BarSpan, dates: readonly string[]): StockChoice {
  const isAll = start === 0 && end === dates.length;
  if (isAll) return { ...choice, range: rangeOf({ ...choice, range: '' }) === 'all' ? '' : 'all', from: '', to: '' };
  const to = end === dates.length ? '' : (dates[end - 1] ?? '');
  return { ...choice, range: '', from: dates[start] ?? '', to };
}

/** The days that a drag leaves in sight; the last day stays open, so that tomorrow it is another. */
export function withDays(
  choice: StockChoice,
  [from, to]: readonly [string, string],
  dates: readonly string[],
): StockChoice {
  const start = dates.findIndex((date) => date >= from);
  const end = dates.findLastIndex((date) => date <= to) + 1;
  return start < 0 || end <= start ? choice : withSpan(choice, { start, end }, dates);
}

/** Half as many bars, or twice as many, up to the same last one. */
export function zoomed(choice: StockChoice, way: 'in' | 'out', dates: readonly string[]): StockChoice {
  const { start, end } = chosenSpan(choice, dates);
  const length = end - start;
  const next = way === 'in' ? Math.max(FEWEST, Math.round(length / 2)) : length * 2;
  return withSpan(choice, { start: Math.max(0, end - next), end }, dates);
}

/** As many bars, half of them earlier or later. */
export function shifted(choice: StockChoice, way: 'earlier' | 'later', dates: readonly string[]): StockChoice {
  const { start, end } = chosenSpan(choice, dates);
  const half = Math.max(1, Math.round((end - start) / 2));
  const by = way === 'earlier' ? -Math.min(half, start) : Math.min(half, dates.length - end);
  return by === 0 ? choice : withSpan(choice, { start: start + by, end: end + by }, dates);
}
