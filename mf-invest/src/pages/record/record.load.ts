import type { Dividend, KeyFigure } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import { narrowing, pageQuery, typedText } from 'shared/contract/section/query';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';

export interface RecordData {
  /** Newest year first; null when the list did not arrive. */
  dividends: Dividend[] | null;
  /** How many shares somebody asks for, as typed. */
  shares: string;
  /** Earnings per share in yuan by year; empty when they did not arrive. */
  earnings: Record<number, number>;
  /** Yuan for a Hong Kong dollar on the newest day; null unless somebody asks for shares. */
  rate: { day: string; value: number } | null;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** More than any number of shares takes. */
const TYPED_AT_MOST = 20;

/** What somebody types is never wrong for the address: the page says so itself. */
const recordQuery = pageQuery({ shares: narrowing(typedText(TYPED_AT_MOST)) });

const earningsOf = (years: readonly KeyFigure[]) =>
  Object.fromEntries(years.map(({ year, perShare }) => [year, perShare]));

async function newestRate({ api, report }: LoadServices): Promise<RecordData['rate']> {
  const answer = await orFallback(api.call('stock/compare', { market: 'A', period: 'month' }), null, report);
  const [day, value] = [answer?.dates.at(-1), answer?.rates.at(-1)];
  return day === undefined || !value ? null : { day, value };
}

/** Every dividend that was paid. */
export async function loadRecord(request: PageRequest, services: LoadServices): Promise<Outcome<RecordData>> {
  const { api, report, lang } = services;
  const query = recordQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { shares } = query;
  const [found, figures, rate, terms] = await Promise.all([
    orFallback(api.call('dividend/list', {}), null, report),
    orFallback(api.call('keyFigure/list', {}), { list: [] }, report),
    shares === '' ? null : newestRate(services),
    glossaryTerms(services),
  ]);
  const { record } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: record.title,
      description: record.description,
      canonical: paths.record.address(recordQuery.texts(query)),
      ...(recordQuery.isNarrowed(query) ? { noindex: true } : {}),
      trail: trailTo(lang, record.title),
    },
    data: { dividends: found?.list ?? null, shares, earnings: earningsOf(figures.list), rate, terms },
  };
}
