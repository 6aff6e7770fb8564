import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';
import { sampleAnnouncement } from '../../testing/sample-announcement.ts';

const chinese = { ...sampleAnnouncement, baseId: 'a-20260306-briefing-notes', languages: ['cn'] };
const facets = { market: { A: 20, H: 9 }, category: { results: 12, sales: 8 }, year: { 2026: 15, 2025: 5 } };
const answers = { 'announcement/page': { list: [sampleAnnouncement, chinese], pageNo: 1, totalCount: 20, facets } };
const open = (other: Omit<Circumstances, 'answers'> = {}) => openPage('notice', { answers, ...other });
const NARROWED = { market: 'H', category: 'sales', year: '2025', keyword: 'lanes' };

// Spec I11.
describe('the list of announcements', () => {
  it('asks for what the address says and says so in the title', async () => {
    const { requests, outcome } = await open({ query: { ...NARROWED, page: '2' } });
    expect(requests).toContainEqual([
      'announcement/page',
      { market: 'H', category: 'sales', year: 2025, keyword: 'lanes', pageNo: 2, pageSize: 8 },
    ]);
    expect(outcome).toMatchObject({
      head: {
        title: 'Announcements, H shares',
        page: 2,
        canonical: '/invest/notice?market=H&category=sales&year=2025&keyword=lanes&page=2',
        noindex: true,
      },
    });
  });

  it('leads to each announcement, to its document, and says what is in Chinese only', async () => {
    const { html } = await open();
    expect(html).toContain('href="/cn/en/invest/notice/detail?id=a-20261030-q3"');
    expect(html).toContain('aria-label="PDF, 60.21 KB: Third quarterly report"');
    expect(html).toContain('href="/cn/en/invest/notice/detail?id=a-20260306-briefing-notes"');
    expect(html).toContain('Chinese only');
  });

  it('leads to its other pages and to the other market with the same answers', async () => {
    const { html } = await open({ query: { category: 'sales' } });
    expect(html).toContain('href="/cn/en/invest/notice?category=sales&amp;page=3"');
    expect(html).toContain('href="/cn/en/invest/notice?market=H&amp;category=sales"');
    expect(html).toContain('20 announcements');
  });

  it('offers only answers that lead to something, with how many, as a form that works without a script', async () => {
    const { html } = await open({ query: NARROWED });
    expect(html).toMatch(/<form[^>]*action="\/cn\/en\/invest\/notice"/);
    expect(html).toContain('<input type="hidden" name="market" value="H"/>');
    expect(html).toMatch(/<option value="sales" selected="">Production and sales \(8\)/);
    expect(html).not.toContain('value="board"');
    expect(html).toMatch(/<option value="2026">2026 \(15\)/);
    expect(html).toMatch(/href="\/cn\/en\/invest\/notice\?market=H">Show all/);
  });

  it('is reached however deep it lies, and search engines are led past it', async () => {
    const deep = { 'announcement/page': { ...answers['announcement/page'], pageNo: 10_002, totalCount: 90_000 } };
    const { outcome } = await openPage('notice', { answers: deep, query: { page: '10002' } });
    expect(outcome).toMatchObject({ kind: 'page', head: { page: 10_002, noindex: true } });
    expect((await open({ query: { page: '200001' } })).outcome).toMatchObject({ screen: 'not-found' });
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
