import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const row = ([m, mLast]: [number, number], [ytd, ytdLast]: [number, number]) => ({
  m,
  mLast,
  yoy: mLast === 0 ? null : m / mLast - 1,
  ytd,
  ytdLast,
  chg: ytdLast === 0 ? null : ytd / ytdLast - 1,
});
const sedans = { sales: row([1500, 1200], [9000, 8000]), output: row([1501, 1200], [9001, 8000]) };
const vans = { sales: row([1570, 0], [12_000, 100]), output: row([71, 0], [200, 100]) };
const table = {
  month: '2026-10',
  dimension: 'product',
  rows: [
    { category: 'sedan', name: 'Sedans', ...sedans },
    { category: 'van', name: 'Vans', ...vans },
  ],
  total: { output: row([1572, 1200], [9201, 8100]), sales: row([3070, 1200], [21_000, 8100]) },
};
const months = ['2026-08', '2026-09', '2026-10'];
const answers = {
  'performance/dataTime': { latest: '2026-10', months: ['2026-10', '2026-09'] },
  'performance/listByCategory': table,
  'performance/history': {
    months,
    dimension: 'product',
    rows: [{ category: 'sedan', name: 'Sedans', output: [1, 2, 3], sales: [1100, 1400, 1500] }],
    total: { output: [4, 5, 6], sales: [2000, 2500, 3070], nev: [900, 1200, 1596] },
  },
  'performance/lastMonthProductSales': {
    month: '2026-10',
    list: [{ category: 'sedan', name: 'Sedans', sales: 1500, salesLast: 1200, yoy: 0.25, share: 0.4886 }],
  },
  'performance/last3YearsCompanySales': {
    series: [
      { year: 2025, months: [700, 800, ...Array<number>(10).fill(900)] },
      { year: 2026, months: [1000, 1100, ...Array<null>(10).fill(null)] },
    ],
  },
};
const open = (other: Partial<Circumstances> = {}) => openPage('performance', { answers, ...other });
const part = (html: string, id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? '';

// Issue 17, 6: sales that can be explored (spec I16, I17, I25, SCR-sales-table).
describe('issue 17, item 6: sales that can be explored', () => {
  it('have every column of output and sales in one table, with the total and the same as files', async () => {
    const month = part((await open({ lang: 'cn' })).html, 'month');
    expect(month.match(/<table/g)).toHaveLength(1);
    expect(month).toContain('<th scope="colgroup" colSpan="6"');
    for (const name of ['本月', '上年同期', '同比', '本年累计', '上年累计', '累计同比'])
      expect(month.split(`<th scope="col">${name}</th>`)).toHaveLength(3);
    expect(month).toContain('href="/cn/api/export/sales.xlsx?language=1&amp;month=2026-10&amp;dimension=product"');
  });

  it('show a dash with words where last year was zero', async () => {
    const { html } = await open();
    expect(html).toMatch(/Sedans<\/th><td>1,501<.*?<td>1,500<\/td><td>1,200<\/td><td>\+25\.00%<.*?\+12\.50%</s);
    expect(html).toMatch(/Vans.*?<td>0<\/td><td><span aria-hidden="true">—<.*?Not comparable: last year/s);
  });

  it('begin with 36 months that are read by pointer, finger or arrow keys', async () => {
    const relief = part((await open()).html.replaceAll('<!-- -->', ''), 'relief');
    expect(relief.match(/type="radio" name="relief"/g)).toHaveLength(3);
    expect(relief).toMatch(/checked=""[^]*October 2026<\/b> 3,070 vehicles/);
  });

  it('rank the parts, and say who has changed places', async () => {
    const ranking = part((await open()).html.replaceAll('<!-- -->', ''), 'ranking');
    expect(ranking).toMatch(
      /Vans<\/th><td>1<\/td><td><span aria-hidden="true">▲ <\/span>up one place<.*12,000.*57\.14%/,
    );
    expect(ranking).toMatch(/Sedans<\/th><td>2<\/td><td>.*down one place/);
    expect(part((await open({ query: { what: 'output' } })).html, 'ranking')).toContain('same place');
  });

  it('have a curve and a table for each part, new energy, and the year against the year before', async () => {
    const { html } = await open();
    expect(part(html, 'parts')).toContain('Sedans: at most 1,500 in October 2026, at least 1,100 in August 2026.');
    expect(part(html, 'parts')).toContain('/cn/api/export/salesHistory.csv?language=2&amp;dimension=product');
    expect(part(html, 'energy')).toContain('were 45.00% of sales in August 2026 and 51.99% in October 2026.');
    expect(part(html, 'products')).toMatch(/48\.86%.*M0 0h489v1H0z/);
    expect(part(html, 'years')).toContain(
      '2,100 vehicles sold from January to February; 1,500 in the same months of 2025: +40.00%.',
    );
    expect(html.match(/<svg[^>]*role="img" aria-label="[^"]{20,}/g)).toHaveLength(4);
  });

  it('ask for what the address says, and know no month of which there is nothing', async () => {
    const { requests, html, outcome } = await open({ query: { month: '2026-09', by: 'company', what: 'output' } });
    expect(requests).toContainEqual(['performance/listByCategory', { month: '2026-09', dimension: 'company' }]);
    expect(requests).toContainEqual(['performance/history', { dimension: 'company' }]);
    expect(html).toMatch(/<form[^>]*action="\/cn\/en\/invest\/sales#month"/);
    expect(html).toMatch(/type="radio" name="what" checked="" value="output"/);
    expect(outcome).toMatchObject({ head: { noindex: true } });
    for (const query of [{ month: '2031-01' }, { by: 'colour' }])
      expect((await open({ query })).outcome).toMatchObject({ screen: 'not-found' });
  });

  it.each([
    ['performance/history', 'id="relief"'],
    ['performance/listByCategory', 'id="ranking"'],
    ['performance/lastMonthProductSales', 'id="products"'],
    ['performance/last3YearsCompanySales', 'id="years"'],
  ] as const)('stand without %s', async (broken, part) => {
    const { html } = await open({ broken: [broken] });
    expect(html).toContain('Production and sales</h1>');
    expect(html).not.toContain(part);
  });
});
