import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const dividend = { year: 2025, recordDate: '2026-06-18', exDate: '2026-06-19', payDate: '2026-06-19' };
const answers = {
  'dividend/list': {
    currency: 'CNY',
    list: [
      { ...dividend, kind: 'annual', per10Shares: 2.3, recordDate: '', exDate: '', payDate: '' },
      { ...dividend, kind: 'final', per10Shares: 1.6 },
    ],
  },
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
