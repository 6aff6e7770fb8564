import { narrowing, oneOf, pageQuery, typedText } from 'shared/contract/section/query';
import { sharesIn } from '../../model/dividend-years.ts';
import { DIVIDEND_USES, type DayClose, type Investment } from './investment.ts';
import { dayIn, todayIn } from '../../model/price-on-day.ts';
import { MARKETS } from '../../model/stock-choice.ts';

/** More than a number or a day takes. */
const LONGEST = 20;
export const PUT_IN = ['amount', 'shares'] as const satisfies readonly Investment['by'][];

/** What somebody types stays as it was typed, so that it can be mended. */
export const investmentQuery = pageQuery({
  market: narrowing(oneOf(MARKETS, 'A')),
  by: narrowing(oneOf(PUT_IN, 'amount')),
  number: narrowing(typedText(LONGEST)),
  from: narrowing(typedText(LONGEST)),
  to: narrowing(typedText(LONGEST)),
  dividends: narrowing(oneOf(DIVIDEND_USES, 'reinvested')),
});
export type InvestmentQuery = typeof investmentQuery.initial;

/** What is wrong with a field: no number, no day, a day that has not come, has no close yet, or lies before all prices; or the wrong order. */
export type Fault = 'number' | 'day' | 'future' | 'pending' | 'early' | 'order';
export type Faults = Partial<Record<'number' | 'from' | 'to', Fault>>;

export interface Known {
  /** Public closes, oldest first, at least one. */
  days: readonly DayClose[];
  /** Milliseconds. */
  now: number;
}

/** Null before somebody asks; what is wrong; or what to work out. The last day may still be without a close: then the newest one counts. */
export function planOf(query: InvestmentQuery, known: Known): { faults: Faults } | { plan: Investment } | null {
  if (query.number === '') return null;
  const number = sharesIn(query.number);
  const from = dayIn(query.from);
  const to = query.to === '' ? todayIn(known.now) : dayIn(query.to);
  const faults: Faults = {
    ...(number === null && { number: 'number' as const }),
    ...faultsOfStart(from, known),
    // Nobody has chosen a last day wrongly who has chosen none.
    ...(query.to !== '' && faultsOfEnd(to, from, known)),
  };
  if (number === null || from === null || to === null || Object.keys(faults).length > 0) return { faults };
  return { plan: { by: query.by, number, from, to, dividends: query.dividends } };
}

function faultsOfStart(from: string | null, { days, now }: Known): Faults {
  if (from === null) return { from: 'day' };
  if (from > todayIn(now)) return { from: 'future' };
  if (from > (days.at(-1)?.[0] ?? '')) return { from: 'pending' };
  return from < (days[0]?.[0] ?? '') ? { from: 'early' } : {};
}

function faultsOfEnd(to: string | null, from: string | null, { now }: Known): Faults {
  if (to === null) return { to: 'day' };
  if (to > todayIn(now)) return { to: 'future' };
  return from !== null && to <= from ? { to: 'order' } : {};
}
