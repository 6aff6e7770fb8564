import type { Api, PageRequest } from 'shared/contract/section/section';
import type { SpecialTopic } from 'shared/contract/content/topic';
import { describe, expect, it, vi } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { loadReportList, type ReportListData } from './report-list.load.ts';

const report = (year: number): SpecialTopic => ({
  id: `report-${year}`,
  title: `Report ${year}`,
  categoryCode: 'SPC-SHZR-ESG',
  date: `${year + 1}-06-26`,
  year,
  summary: 'What was measured.',
  url: `/cn/media-files/report-${year}.pdf`,
  size: 55_878,
});

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/csr/reportList', params: {}, query, now: 0, signal: new AbortController().signal };
}

function servicesThat(answer: (body: Record<string, unknown>) => Promise<unknown>) {
  const call = vi.fn<(name: string, body: Record<string, unknown>) => Promise<unknown>>((_name, body) => answer(body));
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'en', api: { call } as unknown as Api, report } as const };
}

// Spec I22.
describe('the reports', () => {
  it('are asked for by kind and year, and their years are offered', async () => {
    const { call, services } = servicesThat(() =>
      Promise.resolve({ list: [2023, 2025, 2023].map(report), pageNo: 1, totalCount: 3 }),
    );
    const outcome = await loadReportList(requestFor({ tab: 'SPC-SHZR-ESG', year: '2025' }), services);
    expect(call).toHaveBeenCalledWith('specialTopic/detailPageByConditions', {
      categoryCodeList: ['SPC-SHZR-ESG'],
      year: 2025,
      pageNo: 1,
      pageSize: 8,
    });
    expect(outcome).toMatchObject({
      head: { title: 'ESG reports 2025', canonical: '/csr/reportList?tab=SPC-SHZR-ESG&year=2025' },
      data: { years: [2025, 2023] },
    });
  });

  it('begin with the sustainability reports, and know no other kind', async () => {
    const { services } = servicesThat(() => Promise.resolve({ list: [], pageNo: 1, totalCount: 0 }));
    const outcome = await loadReportList(requestFor({}), services);
    expect(outcome).toMatchObject({
      head: { canonical: '/csr/reportList' },
      data: { query: { tab: 'SPC-SHZR-SZBG', year: 0, page: 1 } },
    });
    for (const query of [{ page: '2' }, { tab: 'SPC-TZGX-GGB-AG' }, { year: 'all' }]) {
      const nothing = await loadReportList(requestFor(query), services);
      expect(nothing).toEqual({ kind: 'screen', screen: 'not-found' });
    }
  });

  it('stand without the service, and report why', async () => {
    const { report, services } = servicesThat(() => Promise.reject(new Error('down')));
    expect(await loadReportList(requestFor({}), services)).toMatchObject({ data: { found: null, years: [] } });
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('a reader of the reports', () => {
  const data: ReportListData = {
    query: { tab: 'SPC-SHZR-ESG', year: 0, page: 1 },
    found: { list: [report(2025), { ...report(2024), url: '', size: 0 }], totalCount: 2 },
    years: [2025, 2024],
  };

  it('sees kind, year, date and size of every document before fetching it', () => {
    const html = renderPage('report-list', data, 'en').replaceAll('&amp;', '&');
    expect(textOf(html)).toContain('About 2025 Report 2025 What was measured. PDF Read the report 54.57 KB 2026-06-26');
    expect(html).toContain('href="/cn/media-files/report-2025.pdf"');
    expect(html).toContain('href="/cn/en/csr/reportList?tab=SPC-SHZR-ESG&year=2024"');
    expect(headingLevels(html)).toEqual([1, 2, 2]);
  });

  it('is told where a report has no file', () => {
    expect(textOf(renderPage('report-list', data, 'en'))).toContain('Published on 2025-06-26, not as a file');
  });

  it('is told when there is none of a year, and when the list did not arrive', () => {
    const none = { ...data, found: { list: [], totalCount: 0 } };
    expect(textOf(renderPage('report-list', none, 'cn'))).toContain('没有这一年的报告');
    expect(textOf(renderPage('report-list', { ...data, found: null }, 'cn'))).toContain('列表暂时无法显示');
  });
});
