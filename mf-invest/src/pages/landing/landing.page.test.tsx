import type { KeyFigure } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { sampleAnnouncement as notice } from '../../testing/sample-announcement.ts';
import { sampleEvent } from '../../testing/sample-event.ts';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const year = (of: Partial<KeyFigure>): KeyFigure => ({
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
const quote = {
  market: 'A',
  code: 'A-DEMO',
  name: 'Chenyue Auto',
  currency: 'CNY',
  last: 9.85,
  change: 0.12,
  changePct: 1.23,
  time: '2026-11-20 15:00',
  state: 'closed',
  delayMin: 15,
  sample: true,
};
const sales = {
  month: '2026-10',
  sales: 187_420,
  salesYoY: 0.086,
  trend: [
    { month: '2026-08', sales: 150_000 },
    { month: '2026-09', sales: 191_430 },
    { month: '2026-10', sales: 187_420 },
  ],
};
const answers = {
  'stock/realtime': quote,
  'performance/lastMonthCompanySales': sales,
  'keyFigure/list': { list: [year({}), year({ year: 2024, sales: 1_762_400, revenue: 205.6 })] },
  'event/list': {
    icsUrl: '/api/all.ics',
    list: [
      sampleEvent(),
      sampleEvent({ id: 'sales', kind: 'sales', title: 'November sales', begins: '2026-12-10' }),
      sampleEvent({ id: 'old', title: 'Long ago', begins: '2026-10-30', past: true }),
    ],
  },
  'topic/rootPage': { list: [notice], pageNo: 1, totalCount: 20 },
};
const open = (other: Omit<Circumstances, 'answers'> = {}) => openPage('landing', { answers, ...other });

describe('the landing for investors', () => {
  it('sets the last year beside the one before', async () => {
    const { html } = await open();
    expect(html).toContain('1,870,578');
    expect(html).toContain('+6.14% on 2024');
    expect(html).toContain('219.4');
  });

  it('counts money in the units of the language', async () => {
    expect((await open({ lang: 'cn' })).html).toMatch(/2,194.*亿元/s);
  });

  it('begins with prices, how old they are, and the vehicles of last month', async () => {
    const html = (await open()).html.replaceAll('<!-- -->', '');
    expect(html).toMatch(/A-DEMO.*9\.85.*▲.*\+0\.12.*\+1\.23%.*href="\/cn\/en\/invest\/stock"/s);
    expect(html).toMatch(/Delayed by at least 15 minutes.*2026-11-20 15:00, Beijing time.*sample data/s);
    expect(html).toMatch(/October 2026.*187,420.*\+8\.60% on the year before/s);
  });

  it('draws the months of sales, and gives them as a sentence and a table', async () => {
    const { html } = await open();
    expect(html).toMatch(/<svg[^>]*role="img" aria-label="Vehicles sold per month: at most 191,430 in September 2026/);
    expect(html).toMatch(/<th scope="row">August<\/th><td>150,000<\/td>/);
  });

  it('tells search engines of meetings that somebody could go to, and of nothing else', async () => {
    const { outcome } = await open();
    const subject = JSON.stringify(outcome.kind === 'page' && outcome.head.subject);
    expect(subject).toContain('"startDate":"2027-05-21T14:00:00+08:00"');
    expect(subject).not.toContain('November sales');
  });

  it('names the next date first and leaves out what is over', async () => {
    const { html } = await open();
    expect(html.indexOf('November sales')).toBeLessThan(html.indexOf('General meeting'));
    expect(html).not.toContain('Long ago');
    expect(html).toContain('href="/api/all.ics"');
  });

  it('stands without anything that the service has', async () => {
    const { html } = await open({ failing: true });
    expect(html).toContain('The key figures are not available at the moment.');
    expect(html).toContain('There are no dates to show at the moment.');
    expect(html).toContain('href="/cn/en/invest/record"');
    expect(html).not.toContain('<svg class="relief"');
  });
});
