import type { Dividend } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { growthOf, type DayClose, type Growth, type Payment } from './investment.ts';
import { investmentQuery, planOf, type Faults, type InvestmentQuery } from './investment-query.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';

/** What somebody asked came out, or what is wrong with it; `tooLittle`: the money buys no share. */
export type Answer = { growth: Growth } | { faults: Faults } | { tooLittle: true };

export interface CalculatorData {
  query: InvestmentQuery;
  /** Null before somebody asks. */
  answer: Answer | null;
  /** The first and the newest day with a close; null when prices did not arrive. */
  known: { first: string; last: string } | null;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

interface History {
  days: DayClose[];
  payments: Payment[];
}

/** Dividends of H shares are paid in Hong Kong dollars at the rate of the day of payment. */
function paymentsOfH(dividends: readonly Dividend[], rates: readonly DayClose[]): Payment[] {
  return dividends.flatMap(({ kind, per10Shares, hExDate, payDate }) => {
    const rate = rates.findLast(([day]) => day <= payDate)?.[1];
    return kind === 'annual' || !rate ? [] : [{ exDate: hExDate, payDate, perShare: per10Shares / 10 / rate }];
  });
}

const paymentsOfA = (dividends: readonly Dividend[]): Payment[] =>
  dividends
    .filter(({ kind }) => kind !== 'annual')
    .map(({ per10Shares, exDate, payDate }) => ({ exDate, payDate, perShare: per10Shares / 10 }));

async function historyOf(market: InvestmentQuery['market'], { api }: LoadServices): Promise<History> {
  const [{ list }, dividends, compared] = await Promise.all([
    api.call('stock/kline', { market, period: 'day' }),
    api.call('dividend/list', {}),
    market === 'H' ? api.call('stock/compare', { market, period: 'day' }) : null,
  ]);
  const days = list.map(([day, , close]): DayClose => [day, close]);
  if (!compared) return { days, payments: paymentsOfA(dividends.list) };
  const rates = compared.dates.flatMap((day, at): DayClose[] => {
    const rate = compared.rates[at] ?? null;
    return rate === null ? [] : [[day, rate]];
  });
  return { days, payments: paymentsOfH(dividends.list, rates) };
}

function answerOf(query: InvestmentQuery, { days, payments }: History, now: number): Answer | null {
  const request = planOf(query, { days, now });
  if (!request || 'faults' in request) return request;
  const growth = growthOf(request.plan, days, payments);
  return growth ? { growth } : { tooLittle: true };
}

/** What an investment would have become (spec I9). */
export async function loadCalculator(request: PageRequest, services: LoadServices): Promise<Outcome<CalculatorData>> {
  const query = investmentQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { lang, report } = services;
  const [history, terms] = await Promise.all([
    orFallback(historyOf(query.market, services), null, report),
    glossaryTerms(services),
  ]);
  const [first, last] = [history?.days[0]?.[0], history?.days.at(-1)?.[0]];
  const { calculator } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: calculator.title,
      description: calculator.description,
      canonical: paths.calculator.address(investmentQuery.texts(query)),
      trail: trailTo(lang, calculator.title),
      ...(investmentQuery.isNarrowed(query) ? { noindex: true } : {}),
    },
    data: {
      query,
      answer: history && first !== undefined ? answerOf(query, history, request.now) : null,
      known: first === undefined || last === undefined ? null : { first, last },
      terms,
    },
  };
}
