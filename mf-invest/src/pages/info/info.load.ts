import type { Report } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { SalesTable } from 'shared/contract/invest/performance';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { infoQuery, type InfoQuery } from './info-query.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';

export interface InfoData {
  query: InfoQuery;
  /** Newest first, with the years that have any; null when they did not arrive. */
  reports: { list: Report[]; years: number[] } | null;
  /** The newest month; null when it did not arrive. */
  table: SalesTable | null;
}

/** As many as one call gives: twelve years of reports. */
const REPORTS = 100;

/** Where the tables of earlier months have gone. */
function movedSales({ lang, query }: PageRequest): Outcome<never> | null {
  const { month = '', by = '' } = query;
  return month === '' && by === ''
    ? null
    : { kind: 'redirect', status: 301, to: paths.performance.href(lang, { by, month }) };
}

/** Reports and figures come on their own: each part stands without the other (spec ERR-logged-only). */
export async function loadInfo(request: PageRequest, services: LoadServices): Promise<Outcome<InfoData>> {
  const moved = movedSales(request);
  if (moved) return moved;
  const query = infoQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang } = services;
  const [found, table] = await Promise.all([
    orFallback(api.call('report/page', { year: 0, kind: '', market: '', pageNo: 1, pageSize: REPORTS }), null, report),
    orFallback(api.call('performance/listByCategory', { month: '', dimension: 'product' }), null, report),
  ]);
  const reports = found && { list: found.list, years: found.years };
  if (query.year !== 0 && reports && !reports.years.includes(query.year)) return NOT_FOUND;
  const { info } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: info.title,
      description: info.description,
      canonical: paths.info.address(infoQuery.texts(query)),
      ...(infoQuery.isNarrowed(query) ? { noindex: true } : {}),
      trail: trailTo(lang, info.title),
    },
    data: { query, reports, table },
  };
}
