import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const year = (of: object) => ({
  year: 2025,
  sales: 1_870_578,
  revenue: 219.4,
  netProfit: 8.02,
  research: 9.62,
  cashFlow: 18.9,
  assets: 246.8,
  equity: 96.4,
  perShare: 0.768,
  dividend: 2.3,
  restated: [],
  ...of,
});
const list = [
  year({}),
  year({ year: 2024, sales: 1_700_000, revenue: 200, restated: [{ figure: 'revenue', note: 'Without tax.' }] }),
];
const open = (other: Omit<Circumstances, 'answers'> = {}) =>
  openPage('figures', { answers: { 'keyFigure/list': { list } }, ...other });

// Spec I15.
describe('issue 17, item 7: ten years of figures', () => {
  it('show four of them as charts, each with its numbers and a sentence', async () => {
    const { html } = await open();
    expect(html.match(/<h2[^>]* id="chart-/g)).toHaveLength(4);
    expect(html).toContain('1,700,000 in 2024, 1,870,578 in 2025; +10.0% a year on average.');
    expect(html).toContain('M0 0h1000v1H0z');
  });

  it('are data to search engines, with their files, where nothing narrows them', async () => {
    const distribution = [
      { encodingFormat: 'text/csv', contentUrl: '/cn/api/export/keyFigures.csv?language=2' },
      { contentUrl: '/cn/api/export/keyFigures.xlsx?language=2' },
    ];
    const subject = { '@type': 'Dataset', temporalCoverage: '2024/2025', distribution };
    expect((await open()).outcome).toMatchObject({ head: { subject } });
    for (const narrowed of [open({ query: { view: 'table' } }), open({ broken: ['keyFigure/list'] })]) {
      expect((await narrowed).outcome).not.toHaveProperty('head.subject');
    }
  });

  it('show what is chosen as a table, without a script', async () => {
    const { html } = await open({ query: { view: 'table', revenue: '1', perShare: '1' } });
    expect(html).toMatch(/<th scope="col">Revenue \(CNY bn\)<\/th><th scope="col">Earnings per share \(CNY\)<\/th>/);
    expect(html).toContain('219.4');
    expect(html).toContain('0.768');
    expect(html).not.toContain('1,870,578');
    expect(html).toContain('<input type="hidden" name="view" value="table"/>');
  });

  it('mark what was restated, say why, and say what the figures mean', async () => {
    const { html } = await open({ query: { revenue: '1' } });
    expect(html).toMatch(/200\.0<a[^>]*href="#restated">restated/);
    expect(html).toContain('2024, Revenue (CNY bn): Without tax.');
    expect(html).toContain('without value-added tax');
  });

  it('can be taken away as files', async () => {
    const { html } = await open();
    expect(html).toContain('href="/cn/api/export/keyFigures.xlsx?language=2"');
    expect(html).toContain('href="/cn/api/export/keyFigures.csv?language=2"');
  });

  it('keep what is chosen when the view changes, and are one page for search engines', async () => {
    const { html, outcome } = await open({ query: { assets: '1' } });
    expect(html).toContain('href="/cn/en/invest/figures?view=table&amp;assets=1"');
    expect(outcome).toMatchObject({ head: { noindex: true } });
  });

  it('know no other figure and no other view', async () => {
    expect((await open({ query: { view: 'cake' } })).outcome).toMatchObject({ screen: 'not-found' });
  });
});
