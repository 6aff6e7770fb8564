import { REPORT_CODES } from 'shared/contract/content/category';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { DEFAULT_PAGE_SIZE } from 'shared/contract/content/article';
import type { SpecialTopic } from 'shared/contract/content/topic';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { paths } from '../../paths.ts';
import { reportQuery, reportAddress, type ReportQuery } from './report-query.ts';

export interface ReportListData {
  query: ReportQuery;
  /** Null when the list did not arrive. */
  found: { list: SpecialTopic[]; totalCount: number } | null;
  /** Years that the tab has reports about, the newest first. */
  years: number[];
}

/** The service gives no more at once; the group writes two reports a year. */
const ALL = 100;

function headOf(query: ReportQuery, lang: LoadServices['lang']): Head {
  const { crumbs, reportList } = messages[lang];
  const name = reportList.tabs[query.tab];
  const whole = query.tab === REPORT_CODES[0] ? reportList.title : name;
  return {
    title: query.year === 0 ? whole : `${name} ${query.year}`,
    description: reportList.descriptions[query.tab],
    page: query.page,
    ...(reportQuery.isNarrowed(query) ? { noindex: true } : {}),
    canonical: reportAddress(query),
    trail: trailTo(lang, { name: crumbs.csr, href: paths.csr.href(lang) }, { name: reportList.title }),
  };
}

/** Reports of one kind, by year; a list that fails is only logged (spec ERR-logged-only). */
export async function loadReportList(request: PageRequest, services: LoadServices): Promise<Outcome<ReportListData>> {
  const { api, report, lang } = services;
  const query = reportQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const categoryCodeList = [query.tab];
  const body = { categoryCodeList, year: query.year, pageNo: query.page, pageSize: DEFAULT_PAGE_SIZE };
  const [found, all] = await Promise.all([
    orFallback(api.call('specialTopic/detailPageByConditions', body), null, report),
    orFallback(api.call('specialTopic/page', { categoryCodeList, pageSize: ALL }), null, report),
  ]);
  if (found && query.page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) return NOT_FOUND;
  const years = [...new Set((all?.list ?? []).map(({ year }) => year))].toSorted((a, b) => b - a);
  return { kind: 'page', head: headOf(query, lang), data: { query, found, years } };
}
