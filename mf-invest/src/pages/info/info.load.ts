import type { Report } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { SalesTable } from 'shared/contract/invest/performance';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';
import { readInfo, type InfoQuery } from '../../model/info-query.ts';

export interface InfoData {
  /** Without a year or month that there is nothing of. */
  query: InfoQuery;
  /** Newest first, with the years that have any; null when they did not arrive. */
  reports: { list: Report[]; years: number[] } | null;
  /** Months that the table can show, newest first; empty when they did not arrive. */
  months: string[];
  /** Null when it did not arrive. */
  table: SalesTable | null;
}

/** As many as one call gives: the results centre shows twelve years of reports. */
const REPORTS = 100;

/** Reports and figures come on their own: each part stands without the other (spec ERR-logged-only). */
export async function loadInfo(request: PageRequest, services: LoadServices): Promise<Outcome<InfoData>> {
  const query = readInfo(request.query);
  const { api, report, lang } = services;
  const [found, sales] = await Promise.all([
    orFallback(api.call('report/page', { year: 0, kind: '', market: '', pageNo: 1, pageSize: REPORTS }), null, report),
    loadSales(query, services),
  ]);
  const reports = found && { list: found.list, years: found.years };
  const year = reports?.years.includes(query.year) ? query.year : 0;
  const { info } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: info.title,
      description: info.description,
      canonical: paths.info.address(),
      trail: trailTo(lang, info.title),
    },
    data: { query: { ...query, year, month: sales.month }, reports, months: sales.months, table: sales.table },
  };
}

/** A month that the group did not publish is answered with the newest one. */
async function loadSales({ month: wanted, by: dimension }: InfoQuery, { api, report }: LoadServices) {
  const known = await orFallback(api.call('performance/dataTime', {}), null, report);
  const months = known?.months ?? [];
  const month = months.includes(wanted) ? wanted : '';
  const table = await orFallback(api.call('performance/listByCategory', { month, dimension }), null, report);
  return { month, months, table };
}
