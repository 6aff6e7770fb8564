import type { Report } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { SalesTable } from 'shared/contract/invest/performance';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { salesDataset } from '../../model/sales-subject.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';
import { infoQuery, type InfoQuery } from '../../model/info-query.ts';

export interface InfoData {
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

/** Whether it asks for a year without a report or a month without figures, as far as both are known. */
function isElsewhere({ year, month }: InfoQuery, years: readonly number[] | undefined, months: readonly string[]) {
  const isNoYear = year !== 0 && years !== undefined && !years.includes(year);
  return isNoYear || (month !== '' && months.length > 0 && !months.includes(month));
}

/** Reports and figures come on their own: each part stands without the other (spec ERR-logged-only). */
export async function loadInfo(request: PageRequest, services: LoadServices): Promise<Outcome<InfoData>> {
  const query = infoQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang } = services;
  const [found, sales] = await Promise.all([
    orFallback(api.call('report/page', { year: 0, kind: '', market: '', pageNo: 1, pageSize: REPORTS }), null, report),
    loadSales(query, services),
  ]);
  const reports = found && { list: found.list, years: found.years };
  if (isElsewhere(query, reports?.years, sales.months)) return NOT_FOUND;
  const { info } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: info.title,
      description: info.description,
      canonical: paths.info.address(infoQuery.texts(query)),
      ...(infoQuery.isNarrowed(query) ? { noindex: true } : {}),
      trail: trailTo(lang, info.title),
      ...salesDataset(sales.table, sales.months, { name: info.sales, description: info.salesIntro, lang }),
    },
    data: { query, reports, months: sales.months, table: sales.table },
  };
}

async function loadSales({ month: wanted, by: dimension }: InfoQuery, { api, report }: LoadServices) {
  const known = await orFallback(api.call('performance/dataTime', {}), null, report);
  const months = known?.months ?? [];
  const month = months.includes(wanted) ? wanted : '';
  const table = await orFallback(api.call('performance/listByCategory', { month, dimension }), null, report);
  return { months, table };
}
