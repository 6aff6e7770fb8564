import type { Report } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const report = (of: Partial<Report>): Report => ({
  id: 'annual-2025',
  title: 'Annual report 2025',
  year: 2025,
  kind: 'annual',
  market: 'A',
  date: '2026-04-24',
  url: '/cn/media-files/annual-2025.pdf',
  size: 70_742,
  ...of,
});
const q3 = { id: 'q3', title: 'Third quarter 2026', year: 2026, kind: 'quarter3', date: '2026-10-30' } as const;
const row = (m: number, mLast: number, yoy: number | null) => ({ m, mLast, yoy, ytd: 9000, ytdLast: 8000, chg: 0.125 });
const both = (m: number, mLast: number, yoy: number | null) => ({
  output: row(m + 1, mLast, yoy),
  sales: row(m, mLast, yoy),
});
const table = {
  month: '2026-10',
  dimension: 'product',
  rows: [
    { category: 'sedan', name: 'Sedans', ...both(1500, 1200, 0.25) },
    { category: 'van', name: 'Vans', ...both(70, 0, null) },
  ],
  total: both(1570, 1200, 0.3083),
};
const answers = {
  'report/page': {
    list: [report({ ...q3, url: '/q3.pdf' }), report({})],
    pageNo: 1,
    totalCount: 2,
    years: [2026, 2025],
  },
  'performance/listByCategory': table,
};
const open = (other: Partial<Circumstances> = {}) => openPage('info', { answers, ...other });
const between = (html: string, from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to));
const listOf = (html: string) => between(html, 'id="reports"', 'id="sales"');

// Spec I16, I22.
describe('reports', () => {
  it('begin with the newest year and tell day and size of the file', async () => {
    const list = listOf((await open()).html);
    expect(list).toMatch(/href="\/q3\.pdf".*PDF.*Third quarter 2026.*A shares.*2026-10-30.*69\.08 KB/s);
    expect(list).not.toContain('Annual report 2025');
  });

  it('are chosen by year and kind with a form that keeps the choice of the sales table', async () => {
    const { html } = await open({ query: { year: '2025', kind: 'annual' } });
    const list = listOf(html);
    expect(list).toContain('Annual report 2025');
    expect(list).toMatch(/<form[^>]*action="\/cn\/en\/invest\/info#reports"/);
    expect(list).toContain('<option value="2025" selected="">');
  });

  it('say so when the year has none of the kind', async () => {
    const { html } = await open({ query: { kind: 'half' } });
    expect(html).toContain('There is no report of this kind for 2026.');
  });

  it('name a report that only the exchange has', async () => {
    const list = [report({ ...q3, url: '', size: 0 })];
    const only = { ...answers, 'report/page': { list, pageNo: 1, totalCount: 1, years: [2026] } };
    expect((await open({ answers: only })).html).toContain(
      'Third quarter 2026, 2026-10-30: published with the exchange',
    );
  });
});

describe('the newest month of production and sales', () => {
  it('is one table with its total, and leads to all the others', async () => {
    const { html, requests } = await open();
    expect(html.slice(html.indexOf('id="sales"'))).toMatch(
      /Output and sales, October 2026, vehicles.*Total<\/th><td>1,571</s,
    );
    expect(html).toContain('href="/cn/en/invest/sales"');
    expect(requests).toContainEqual(['performance/listByCategory', { month: '', dimension: 'product' }]);
  });

  it('of a month or by company has moved, and old links follow it', async () => {
    const { outcome } = await open({ query: { month: '2026-09', by: 'company' } });
    expect(outcome).toEqual({ kind: 'redirect', status: 301, to: '/cn/en/invest/sales?by=company&month=2026-09' });
    expect((await open({ query: { year: '2031' } })).outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });
});

describe('a page without one of its parts', () => {
  it.each([
    { broken: 'report/page', lang: 'en', quiet: 'The reports are not available at the moment.', rest: 'Sedans' },
    { broken: 'report/page', lang: 'cn', quiet: '定期报告暂时无法显示。', rest: 'Sedans' },
    {
      broken: 'performance/listByCategory',
      lang: 'en',
      quiet: 'The sales figures are not available at the moment.',
      rest: 'Third quarter 2026',
    },
    { broken: 'performance/listByCategory', lang: 'cn', quiet: '暂时无法取得产销数据。', rest: 'Third quarter 2026' },
  ] as const)('shows the rest when $broken fails ($lang)', async ({ broken, lang, quiet, rest }) => {
    const { html } = await open({ lang, broken: [broken] });
    expect(html).toContain(quiet);
    expect(html).toContain(rest);
  });

  it('stands when every call fails', async () => {
    const { html } = await open({ failing: true });
    expect(html).toContain('Periodic reports</h1>');
    expect(html).toContain('Nothing here is investment advice');
  });
});
