import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const dividend = {
  year: 2025,
  recordDate: '',
  payDate: '2026-06-19',
  exDate: '2026-06-19',
  hRecordDate: '',
  hExDate: '2026-06-11',
};
const candle = (day: string, close: number) => [day, close, close, close, close, 1000, 1000];
const list = [candle('2025-06-19', 8), candle('2026-06-18', 10), candle('2026-06-19', 10), candle('2026-11-20', 12)];
const answers = {
  'stock/kline': { list },
  'dividend/list': {
    list: [
      { ...dividend, kind: 'annual', per10Shares: 2 },
      { ...dividend, kind: 'final', per10Shares: 2 },
    ],
  },
  'stock/compare': { dates: ['2025-06-19', '2026-06-18', '2026-06-19', '2026-11-20'], rates: [null, 0.8, 0.8, 0.92] },
};
const open = (query: Record<string, string> = {}, other: Omit<Circumstances, 'answers' | 'query'> = {}) =>
  openPage('calculator', { answers, query, ...other });
const filled = { number: '1,000', by: 'shares', from: '2025-06-19' };

// Spec I9: issue 17, item 5.
describe('the calculator', () => {
  it('shows its form and every assumption before anybody asks', async () => {
    const { html } = await open();
    expect(html).toContain('Prices reach from 2025-06-19 to 2026-11-20.');
    expect(html.match(/<li>[^<]*<\/li>/g)?.length).toBeGreaterThanOrEqual(8);
    expect(html).toContain('Before tax, and without fees');
    expect(html).not.toContain('What came of it');
  });

  it('works out shares with dividends reinvested, and says so in words, figures, drawing and table', async () => {
    // 1,000 × 8 = 8,000; 1,000 × 0.20 = 200 buys 20 at 10; 1,020 × 12 = 12,240; + 53 %.
    const { html } = await open(filled);
    expect(html).toContain('On 2025-06-19 8,000.00 CNY bought 1,000 shares at 8.00.');
    expect(html).toContain('On 2026-11-20 1,020 shares at 12.00 and 0.00 CNY in cash were worth 12,240.00 CNY.');
    expect(html).toContain('+53.0%');
    expect(html).toMatch(/role="img" aria-label="Worth by day\. On 2025-06-19/);
    expect(html).toMatch(/2026-06-19<\/th><td>0\.2000<\/td><td>1,000<\/td><td>200\.00<\/td><td>20<\/td>/);
    expect(html).toMatch(/2026-11-20<\/th><td>12,240\.00<\/td>.*2026-06-19<\/th><td>10,200\.00<\/td>/s);
  });

  it('pays H shares in Hong Kong dollars at the rate of the day', async () => {
    // 1,000 × 0.20 ÷ 0.8 = 250.
    const { html } = await open({ ...filled, market: 'H', dividends: 'cash' }, { lang: 'cn' });
    expect(html).toContain('现金250.00港元，合计12,250.00港元');
    expect(html).toMatch(/<td>0\.2500<\/td><td>1,000<\/td><td>250\.00<\/td><td>0<\/td>/);
  });

  it('leaves dividends out when it is told so, and the table of them', async () => {
    const { html } = await open({ ...filled, dividends: 'none' });
    expect(html).toContain('were worth 12,000.00 CNY');
    expect(html).not.toContain('Dividends on the way');
  });

  it.each([
    [{ ...filled, number: 'many' }, 'Enter a whole number from 1.'],
    [{ ...filled, from: '2027-01-01' }, 'This day has not come yet'],
    [{ ...filled, from: '2026-11-21' }, 'There is no close of this day yet'],
    [{ ...filled, from: '2020-01-01' }, 'Prices begin on 19 June 2025.'],
    [{ ...filled, to: '2025-06-19' }, 'This must be a later day'],
    [{ ...filled, by: 'amount', number: '7' }, 'This buys no share'],
  ])('says what is wrong with %j, and keeps what was typed', async (query, text) => {
    const { html } = await open(query);
    expect(html).toContain(text);
    expect(html).toContain(`value="${query.from}"`);
    expect(html).not.toContain('What came of it');
  });

  it('has no page for a choice that does not exist, and is no page of its own for search engines', async () => {
    expect((await open({ dividends: 'gold' })).outcome).toEqual({ kind: 'screen', screen: 'not-found' });
    expect((await open(filled)).outcome).toMatchObject({ head: { noindex: true } });
  });

  it('says that it is missing when prices do not arrive', async () => {
    expect((await open({}, { failing: true })).html).toContain('The prices are not available at the moment.');
  });
});
