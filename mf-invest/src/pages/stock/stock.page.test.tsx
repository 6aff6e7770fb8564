import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import type { Candle, Realtime } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { sampleOverlay } from '../../testing/sample-overlay.ts';
import { sampleAnnouncement } from '../../testing/sample-announcement.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const quote: Realtime = {
  market: 'A',
  code: 'A-DEMO',
  name: 'Chenyue Auto (sample)',
  currency: 'CNY',
  last: 9.85,
  open: 9.76,
  high: 9.91,
  low: 9.71,
  prevClose: 9.73,
  volume: 38_460_000,
  turnover: 378_000_000,
  change: 0.12,
  changePct: 1.23,
  high52: 10.42,
  low52: 7.42,
  time: '2026-11-20 15:00',
  state: 'closed',
  delayMin: 15,
  sample: true,
};
const list = Array.from({ length: 30 }, (_none, index): Candle => {
  const date = new Date(Date.UTC(2026, 9, 20 + index)).toISOString().slice(0, 10);
  return [date, 9 + index / 10, 9.05 + index / 10, 8.9 + index / 10, 9.2 + index / 10, 1_000_000, 9_000_000];
});
const sales = {
  month: '2026-10',
  output: 1,
  sales: 212_430,
  salesYoY: 0.064,
  ytd: 2_000_000,
  ytdYoY: -0.021,
  nevShare: null,
};
const answers: Record<string, unknown> = {
  'stock/realtime': quote,
  'stock/kline': { market: 'A', period: 'day', sample: true, list },
  'stock/minute': {
    market: 'A',
    date: '2026-11-20',
    prevClose: 9.73,
    sessions: [['09:30', '11:30']],
    points: [
      ['09:31', 9.76, 9.76, 1_000_000],
      ['10:00', 9.91, 9.84, 2_000_000],
      ['10:30', 9.85, 9.85, 3_000_000],
    ],
    state: 'closed',
    delayMin: 15,
    sample: true,
  },
  ...sampleOverlay(list),
  'performance/lastMonthCompanySales': { ...sales, trend: [] },
  'topic/rootPage': { list: [sampleAnnouncement], pageNo: 1, totalCount: 1 },
};

const request = (lang: Lang, query: Record<string, string> = {}): PageRequest => ({
  lang,
  path: '/invest/stock',
  params: {},
  query,
  now: NOW,
  signal: new AbortController().signal,
});

interface Circumstances {
  query?: Record<string, string>;
  failing?: readonly string[];
  /** Answers other than the usual ones. */
  own?: Record<string, unknown>;
}

function services(lang: Lang, { failing = [], own = {} }: Circumstances) {
  const requests: unknown[] = [];
  const reports: unknown[] = [];
  const call = async (name: string, body: unknown) => {
    requests.push([name, body]);
    if (failing.includes(name)) throw new ApiError('50300', 'down');
    return { ...answers, ...own }[name];
  };
  const made = { lang, api: { call }, report: (error: unknown) => void reports.push(error) } as unknown as LoadServices;
  return { made, requests, reports };
}

async function render(lang: Lang, circumstances: Circumstances = {}) {
  const { made, requests, reports } = services(lang, circumstances);
  const { query } = circumstances;
  const outcome = await section.load('stock', request(lang, query), made);
  if (outcome.kind !== 'page') throw new Error(`expected a page, got ${outcome.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  const rendered = section.render(
    'stock',
    { data: outcome.data, request: request(lang, query) },
    { lang, translator, now: NOW },
  );
  return { ...rendered, outcome, requests, reports };
}

describe('the share price page', () => {
  it('asks the service for what the address says', async () => {
    const { requests, outcome } = await render('en', { query: { market: 'H', period: 'week' } });
    expect(requests).toContainEqual(['stock/realtime', { market: 'H' }]);
    expect(requests).toContainEqual(['stock/kline', { market: 'H', period: 'week' }]);
    expect(outcome.head.canonical).toBe('/invest/stock?market=H&period=week');
  });

  it.each([{ market: 'X' }, { period: 'year' }])('knows no %j', async (query) => {
    const { made } = services('en', {});
    const outcome = await section.load('stock', request('en', query), made);
    expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it('tells the shares apart, and search engines of no period', async () => {
    const [a, h, week] = await Promise.all(
      [{}, { market: 'H' }, { market: 'H', period: 'week' }].map(async (query) => {
        const { outcome } = await render('en', { query: query });
        return outcome.head;
      }),
    );
    expect([a?.title, h?.title]).toEqual(['Share price', 'Share price: H shares']);
    expect(a?.description).not.toBe(h?.description);
    expect([h?.noindex, week?.noindex]).toEqual([undefined, true]);
  });

  it('asks for five announcements of each market (spec CALL-topic-rootPage)', async () => {
    const { requests } = await render('cn');
    const rest = { businessType: 2, appendixType: 1, pageNo: 1, pageSize: 5 };
    expect(requests).toContainEqual(['topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-AG', ...rest }]);
    expect(requests).toContainEqual(['topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-HG', ...rest }]);
  });

  it('tells an English investor price, direction, delay and that it is sample data', async () => {
    const { html } = await render('en');
    expect(html).toContain('9.85');
    expect(html).toMatch(/up<\/span>.*▲.*\+0\.12.*\+1\.23%/s);
    expect(html).toContain('Delayed by at least 15 minutes');
    expect(html).toContain('Data as of 2026-11-20 15:00, Beijing time');
    expect(html).toContain('Source: sample data, not from an exchange');
    expect(html).toContain('Green is up, red is down');
    expect(html).toContain('The market is closed: figures stand still');
    expect(html).toContain('<h1 class="display">Share price</h1>');
  });

  it('tells a Chinese investor the same', async () => {
    const { html } = await render('cn');
    expect(html).toContain('行情延迟至少15分钟');
    expect(html).toContain('数据来源：示例数据，非交易所行情');
    expect(html).toContain('3,846万');
    expect(html).toContain('红涨绿跌');
    expect(html).toContain('休市中，行情不更新');
  });

  it('works without script: markets and periods are links, chart is a sentence and a table', async () => {
    const { html } = await render('en');
    expect(html).toContain('href="/cn/en/invest/stock?market=H"');
    expect(html).toContain('href="/cn/en/invest/stock?period=month"');
    expect(html).toContain('From 2026-10-20 to 2026-11-18 the price rose by');
    expect(html).toContain('The last 20 trading days');
    expect(html.match(/<th scope="row">/g)).toHaveLength(20);
    expect(html).not.toContain('style=');
  });

  it('draws the chart for readers without script, of the range that is asked for', async () => {
    const paths = (html: string) =>
      [...html.matchAll(/<path class="rise" d="([^"]*)"/g)].map(([, d = '']) => d.match(/z/g));
    const whole = await render('en');
    expect(whole.html).toMatch(/role="img" aria-label="Price chart\. From 2026-10-20 to 2026-11-18 the price rose by/);
    expect(paths(whole.html)[0]).toHaveLength(30);
    expect(whole.html).toMatch(/<path class="average20"/);
    const week = await render('cn', { query: { range: '5D', lines: 'none' } });
    expect(paths(week.html)[0]).toHaveLength(5);
    expect(week.html).toContain('aria-label="走势图. 2026-11-14至2026-11-18上涨');
    expect(week.html).not.toContain('average20" d');
    const area = await render('en', { query: { shape: 'area', scale: 'log' } });
    expect(area.html).toMatch(/<path class="area" d="M5 \d+l10 /);
    expect(area.outcome.head.noindex).toBe(true);
    const day = await render('en', { query: { period: 'minute' } });
    expect(day.html).toMatch(/<path class="before" d="M0 \d+H1200"/);
  });

  it('says when there was no trading between two days, and offers the way back', async () => {
    const { html } = await render('en', { query: { from: '2025-01-01', to: '2025-02-01' } });
    expect(html).toContain('There are no trading days between these two dates.');
  });

  // Spec I5: issue 17, items 2 and 3.
  it('compares with the other share and an index from 100 on one day, as drawing, sentence, table and file', async () => {
    const { html, requests, outcome } = await render('en', { query: { compare: 'share,index' } });
    expect(requests).toContainEqual(['stock/compare', { market: 'A', period: 'day' }]);
    expect(html).toMatch(/<path class="own" d="M5 \d+l10 .*<path class="share" d="M5 .*<path class="index" d="M5 /s);
    // The close of 22 October, the first day with all prices, is 9.25; that of 18 November 11.95, half of it for the other share.
    expect(html).toContain(
      'From 2026-10-22 to 2026-11-18, beginning at 100: A shares 129.2, H shares 129.2, Composite (sample) 100.9.',
    );
    // 1 ÷ (½ × 0.8) − 1.
    expect(html).toContain('On 2026-11-18 the A share cost 150.0% more than the H share, at 0.8000 yuan for a');
    expect(html).toMatch(
      /2026-11-18<\/time><\/th><td>129\.2<\/td><td>129\.2<\/td><td>100\.9<\/td><td>150\.0<\/td><td>0\.8000</,
    );
    expect(html).toContain('/cn/api/export/comparison.xlsx?language=2&amp;market=A&amp;period=day');
    expect(outcome.head.noindex).toBe(true);
    const other = await render('cn', { query: { compare: 'share', market: 'H' } });
    expect(other.html).toContain('A股较H股折价');
  });

  it('says that what to compare with did not arrive, and shows the share itself', async () => {
    const { html } = await render('en', { query: { compare: 'index' }, failing: ['stock/compare'] });
    expect(html).toContain('What to compare with did not arrive');
    expect(html).toContain('From 2026-10-20 to 2026-11-18 the price rose by');
  });

  // Spec I6: issue 17, item 2.
  it('marks results and dividends of the days in sight without a script, each a link to its page; news when the address asks', async () => {
    const { html, outcome } = await render('en');
    expect(html).toMatch(/<text[^>]*>D<\/text><text[^>]*>R<\/text><\/svg>/);
    expect(html).toContain('<a href="/cn/en/invest/notice/detail?id=a-20261030-q3">Third quarterly report</a>');
    expect(html).toContain('<a href="/cn/en/invest/record#payments">Without the interim dividend</a>');
    expect(html).not.toContain('Half-year report');
    expect(html).not.toContain('Sales of October');
    expect(outcome.data).toMatchObject({ view: { marked: [{ kind: 'dividend' }, { id: 'a-20261030-q3' }] } });
    const all = await render('cn', { query: { marks: 'results,dividend,news' } });
    expect(all.html).toContain('<a href="/cn/cn/invest/notice/detail?id=a-20261110-sales">');
    expect(all.html).toContain('>公</text>');
    expect((await render('en', { query: { marks: 'none' } })).html).not.toContain('Marked in these days');
  });

  it('takes a span of days by a plain form, which keeps what else is chosen', async () => {
    const { html } = await render('en', {
      query: { market: 'H', shape: 'line', from: '2026-11-02', to: '2026-11-06' },
    });
    expect(html).toContain('From 2026-11-02 to 2026-11-06 the price rose by');
    expect(html).toContain('5 rows up to 2026-11-06');
    expect(html).toMatch(/<input type="hidden" name="shape" value="line"/);
    expect(html).toMatch(/name="from"[^>]*value="2026-11-02"/);
    expect(html).toContain('/cn/api/export/quotes.xlsx?language=2&amp;market=H&amp;period=day');
  });

  it('shows a day in minutes as a sentence and in half hours', async () => {
    const { html, requests, outcome } = await render('en', { query: { period: 'minute', market: 'H' } });
    expect(requests).toContainEqual(['stock/minute', { market: 'H' }]);
    expect(outcome.head.canonical).toBe('/invest/stock?market=H&period=minute');
    expect(html).toContain('On 2026-11-20 the price rose by 1.2% on the previous close. Highest 9.91 at 10:00');
    expect(html).toMatch(/<th scope="row">10:30<\/th><td>9.85<\/td>.*▲.*\+1\.23%.*3 m/s);
    expect(html).toContain('Dashed: the previous close.');
  });

  it('answers for a day without trading with the day before it, and says so', async () => {
    const friday: Candle = ['2026-11-13', 9.5, 9.61, 9.4, 9.7, 1, 1];
    const own = { 'stock/kline': { market: 'A', period: 'day', sample: true, list: [friday] } };
    const { html } = await render('en', { own, query: { date: '2026-11-15' } });
    expect(html).toMatch(/closed on Sunday,? 15 November 2026. This is the close of Friday,? 13 November 2026\./);
    expect(html).toMatch(/type="date"[^>]*value="2026-11-15"/);
    const early = await render('cn', { own, query: { date: '2026-11-02' } });
    expect(early.html).toContain('没有2026年11月2日');
  });

  it('asks for no day when nobody does', async () => {
    const { html, requests } = await render('en', { query: { period: 'week' } });
    expect(html).toContain('Price look-up, A shares');
    expect(html).not.toContain('This is the close');
    expect(requests.filter((call) => JSON.stringify(call).startsWith('["stock/kline"'))).toHaveLength(1);
  });

  it('sends the island only the words it reads', async () => {
    const { islands, words } = await render('en');
    expect(islands).toMatchObject([
      { name: 'stock-chart', when: 'load', props: { view: { market: 'A', period: 'day' } } },
    ]);
    expect(Object.keys(words)).toEqual(['quote', 'chart', 'tools', 'compare', 'marks', 'table', 'lookUp']);
  });

  it.each(['cn', 'en'] as const)(
    'stands in %s while the whole service is away, and says why in the log',
    async (lang) => {
      const { html, reports } = await render(lang, { failing: Object.keys(answers) });
      expect(html).toContain(lang === 'cn' ? '暂时无法取得行情' : 'The quote is not available');
      expect(html).toContain(lang === 'cn' ? '暂无公告' : 'No announcements to show');
      expect(reports).toHaveLength(6);
    },
  );

  it('shows a loss with its mark, sign and word', async () => {
    const own = { 'stock/realtime': { ...quote, change: -0.2, changePct: -2.01 } };
    const { html } = await render('en', { own });
    expect(html).toMatch(/down<\/span>.*▼.*−0\.20.*−2\.01%/s);
  });
});
