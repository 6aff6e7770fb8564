import type { ProductSales, SalesHistory, SalesTable, ThreeYears } from 'shared/contract/invest/performance';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';
import { salesAddress, salesQuery, type SalesQuery } from './sales-query.ts';
import { salesDataset } from '../../model/table-files.ts';

export interface PerformanceData {
  query: SalesQuery;
  /** That the table can show, newest first; empty when they did not arrive. */
  months: string[];
  /** Of the chosen month. Null, as the rest, when it did not arrive. */
  table: SalesTable | null;
  history: SalesHistory | null;
  products: ProductSales | null;
  years: ThreeYears | null;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** Every part may be missing on its own: the page stands without it (spec ERR-logged-only). */
export async function loadPerformance(request: PageRequest, services: LoadServices): Promise<Outcome<PerformanceData>> {
  const query = salesQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang } = services;
  const known = await orFallback(api.call('performance/dataTime', {}), null, report);
  const months = known?.months ?? [];
  if (query.month !== '' && months.length > 0 && !months.includes(query.month)) return NOT_FOUND;
  const month = months.includes(query.month) ? query.month : '';
  const [table, history, products, years, terms] = await Promise.all([
    orFallback(api.call('performance/listByCategory', { month, dimension: query.by }), null, report),
    orFallback(api.call('performance/history', { dimension: query.by }), null, report),
    orFallback(api.call('performance/lastMonthProductSales', {}), null, report),
    orFallback(api.call('performance/last3YearsCompanySales', {}), null, report),
    glossaryTerms(services),
  ]);
  const { performance: words, info } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: words.title,
      description: words.description,
      canonical: salesAddress(query),
      ...(salesQuery.isNarrowed(query) ? { noindex: true } : {}),
      trail: trailTo(lang, words.title),
      ...salesDataset(table, months, { name: info.sales, description: words.description, lang }),
    },
    data: { query, months, table, history, products, years, terms },
  };
}
