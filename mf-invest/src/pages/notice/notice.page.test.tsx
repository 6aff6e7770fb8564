import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const notice = { baseId: 'a', title: 'Third quarterly report', date: '2026-10-30', categoryCode: '', url: '', size: 0 };
const answers = { 'topic/rootPage': { list: [notice], pageNo: 1, totalCount: 20 } };
const open = (other: Omit<Circumstances, 'answers'> = {}) => openPage('notice', { answers, ...other });

// Spec I11.
describe('the list of announcements', () => {
  it('asks for a page of the market in the address and says so in the title', async () => {
    const { requests, outcome } = await open({ query: { market: 'H', page: '2' } });
    expect(requests).toContainEqual([
      'topic/rootPage',
      { categoryCode: 'SPC-TZGX-GGB-HG', businessType: 2, appendixType: 1, pageNo: 2, pageSize: 8 },
    ]);
    expect(outcome).toMatchObject({
      head: { title: 'Announcements, H shares', page: 2, canonical: '/invest/notice?market=H&page=2' },
    });
  });

  it('leads to its other pages and to the other market', async () => {
    const { html } = await open();
    expect(html).toContain('Third quarterly report');
    expect(html).toContain('href="/cn/en/invest/notice?page=3"');
    expect(html).toContain('href="/cn/en/invest/notice?market=H"');
  });

  it('does not exist behind its last page', async () => {
    const { outcome } = await open({ query: { page: '9' } });
    expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it('says that it is missing when the call fails', async () => {
    const { html } = await open({ failing: true });
    expect(html).toContain('The announcements are not available at the moment.');
  });
});
