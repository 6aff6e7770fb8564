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
const talk = { ...q3, id: 'talk', title: 'Talk 2026', kind: 'presentation', market: '', url: '/talk.pdf' } as const;
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
    list: [report({ ...q3, url: '/q3.pdf' }), report(talk), report({})],
    pageNo: 1,
    totalCount: 3,
    years: [2026, 2025],
  },
  'performance/dataTime': { latest: '2026-10', months: ['2026-10', '2026-09'] },
  'performance/listByCategory': table,
};
const open = (other: Partial<Circumstances> = {}) => openPage('info', { answers, ...other });
const between = (html: string, from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to));
const listOf = (html: string) => between(html, 'id="reports"', 'id="results"');

// Spec I13, I16.
describe('reports', () => {
  it('begin with the newest year and tell day and size of the file', async () => {
    const list = listOf((await open()).html);
    expect(list).toMatch(/href="\/q3\.pdf".*PDF.*Third quarter 2026.*A shares.*2026-10-30.*69\.08 KB/s);
    expect(list).not.toContain('Annual report 2025');
  });

  it('are chosen by year and kind with a form that keeps the choice of the sales table', async () => {
    const { html } = await open({ query: { year: '2025', kind: 'annual', month: '2026-09', by: 'company' } });
    const list = listOf(html);
    expect(list).toContain('Annual report 2025');
    expect(list).toMatch(/<form[^>]*action="\/cn\/en\/invest\/info#reports"/);
    expect(list).toContain('<input type="hidden" name="month" value="2026-09"/>');
    expect(list).toContain('<input type="hidden" name="by" value="company"/>');
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

describe('the results centre', () => {
  it('has a link or a dash with words for every year and kind', async () => {
    const { html } = await open();
    const centre = between(html, 'id="results"', 'id="sales"');
    expect(centre).toContain('aria-label="A shares: Annual report 2025"');
    expect(centre).toContain('aria-label="2026-10-30: Talk 2026"');
    expect(centre.match(/>—<\/span><span class="visually-hidden">No document</g)).toHaveLength(7);
  });
});

describe('the table of production and sales', () => {
  it('has every column for output and sales, and a total', async () => {
    const { html } = await open();
    const sales = html.slice(html.indexOf('id="sales"'));
    expect(sales).toMatch(/Output, October 2026, vehicles.*>1,501<.*Sales, October 2026, vehicles/s);
    for (const name of ['This month', 'Same period last year', 'Year on year', 'Year to date', 'Last year to date'])
      expect(sales.split(`<th scope="col">${name}</th>`)).toHaveLength(3);
    expect(sales).toMatch(/Sedans<\/th><td>1,500<.*1,200<.*\+25\.00%<.*9,000<.*8,000<.*\+12\.50%</s);
    expect(sales).toMatch(/Total<\/th><td>1,570</);
  });

  it('shows a dash with words where last year was zero', async () => {
    expect((await open()).html).toMatch(/Vans.*<td>0<\/td><td><span aria-hidden="true">—<.*Not comparable: last year/s);
  });

  it('asks for the chosen month by company, and knows no month or year of which there is nothing', async () => {
    const chosen = await open({ query: { month: '2026-09', by: 'company' } });
    expect(chosen.requests).toContainEqual(['performance/listByCategory', { month: '2026-09', dimension: 'company' }]);
    for (const query of [{ month: '2031-01' }, { year: '2031' }]) {
      const { outcome } = await open({ query: query });
      expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
    }
  });

  it('is a file too, in the language of the page, with source and disclaimer beside it', async () => {
    const { html } = await open({ lang: 'cn' });
    expect(html).toContain('href="/cn/api/export/sales.csv?language=1&amp;month=2026-10&amp;dimension=product"');
    expect(html).toContain('href="/cn/api/export/sales.xlsx?language=1&amp;month=2026-10&amp;dimension=product"');
    expect(html).toContain('2026年10月销量，单位：辆');
    expect(html).toContain('来源：辰岳汽车集团。');
    expect(html).toContain('href="/cn/cn/policy#disclaimer"');
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
    { broken: 'performance/dataTime', lang: 'en', quiet: 'Sales, October 2026, vehicles', rest: 'Third quarter 2026' },
  ] as const)('shows the rest when $broken fails ($lang)', async ({ broken, lang, quiet, rest }) => {
    const { html } = await open({ lang, broken: [broken] });
    expect(html).toContain(quiet);
    expect(html).toContain(rest);
  });

  it('stands when every call fails', async () => {
    const { html } = await open({ failing: true });
    expect(html).toContain('Reports and monthly sales</h1>');
    expect(html).toContain('not investment advice');
  });
});
