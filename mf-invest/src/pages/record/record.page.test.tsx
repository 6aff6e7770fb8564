import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const dividend = {
  year: 2025,
  recordDate: '2026-06-18',
  exDate: '2026-06-19',
  payDate: '2026-06-19',
  hRecordDate: '2026-06-17',
  hExDate: '2026-06-11',
};
const answers = {
  'dividend/list': {
    currency: 'CNY',
    list: [
      {
        ...dividend,
        kind: 'annual',
        per10Shares: 2.3,
        recordDate: '',
        exDate: '',
        payDate: '',
        hRecordDate: '',
        hExDate: '',
      },
      { ...dividend, kind: 'final', per10Shares: 1.6 },
    ],
  },
  'keyFigure/list': { list: [{ year: 2025, perShare: 0.71 }] },
  'stock/compare': { dates: ['2026-10-30', '2026-11-20'], rates: [0.9226, 0.92] },
};
const open = (other: Omit<Circumstances, 'answers'> = {}) => openPage('record', { answers, ...other });

// Spec I10.
describe('the record of dividends', () => {
  it('shows every dividend, and a dash where a total has no day', async () => {
    const { html } = await open();
    expect(html).toMatch(/1\.60.*2026-06-18.*2026-06-19/s);
    expect(html).toMatch(/2\.30.*—/s);
  });

  it('draws what each year paid, with the figure beside it', async () => {
    const { html } = await open();
    expect(html).toMatch(/aria-label="Dividends by year, yuan per ten shares".*2025.*<svg.*1\.60</s);
  });

  it.each([
    ['en', 'For 5,000 shares, before tax', '800.00 yuan'],
    ['cn', '5,000股的税前股息', '800.00元'],
  ] as const)('works out what somebody was paid, in %s', async (lang, head, amount) => {
    const { html } = await open({ lang, query: { shares: '5,000' } });
    expect(html).toContain(head);
    expect(html).toContain(amount);
  });

  // Issue 17, item 5.
  it('says what was paid of the earnings of a year, and on which days holders of H shares had to hold', async () => {
    // 1.60 ÷ 10 ÷ 0.71.
    const { html } = await open();
    expect(html).toMatch(/Earnings per share.*2025.*<td>1\.60<\/td><td>0\.71<\/td><td>22\.5%<\/td>/s);
    expect(html).toMatch(/Record date \(H shares\).*2026-06-17.*2026-06-11/s);
  });

  it('works out Hong Kong dollars at the newest rate, and says which', async () => {
    // 5,000 shares: 800 yuan, at 0.92.
    const { html } = await open({ query: { shares: '5000' } });
    expect(html).toContain('800.00 yuan; for H shares about 869.57 Hong Kong dollars');
    expect(html).toContain('At 0.9200 yuan for a Hong Kong dollar, sample rate of 2026-11-20.');
    const { html: without } = await open({ query: { shares: '5000' }, broken: ['stock/compare'] });
    expect(without).toContain('800.00 yuan<');
  });

  it('says what is wrong with a number of shares, and keeps what was typed', async () => {
    const { html } = await open({ query: { shares: 'many' } });
    expect(html).toContain('Enter a whole number from 1.');
    expect(html).toContain('value="many"');
    expect(html).not.toContain('before tax</h3>');
  });

  it('says that it is missing when the call fails', async () => {
    expect((await open({ lang: 'cn', failing: true })).html).toContain('分红记录暂时无法显示。');
  });
});
