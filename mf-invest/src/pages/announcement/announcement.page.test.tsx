import type { AnnouncementDetail } from 'shared/contract/content/announcement';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { sampleAnnouncement } from '../../testing/sample-announcement.ts';

const detail: AnnouncementDetail = {
  ...sampleAnnouncement,
  market: 'A',
  pieces: [
    { kind: 'paragraph', text: 'The group sold 1,441,880 vehicles.' },
    { kind: 'heading', text: 'Why the figures moved' },
    { kind: 'list', items: ['Revenue per vehicle', 'Net profit'] },
    {
      kind: 'table',
      caption: 'Key figures',
      columns: ['Item', 'Period', 'Change'],
      rows: [['Revenue', '166.8', '+8.2%']],
    },
  ],
  document: { url: '/cn/media-files/q3-2026.pdf', size: 61_652, pages: 4, languages: ['cn', 'en'] },
  previous: { baseId: 'a-20261023-board', title: 'Resolutions of the board', date: '2026-10-23' },
  next: null,
  counterpart: { baseId: 'h-20261030-q3', title: 'Results', date: '2026-10-30' },
};
const open = (answer: AnnouncementDetail = detail, query: Record<string, string> = { id: detail.baseId }) =>
  openPage('announcement', { answers: { 'announcement/detail': answer }, query });

// Spec I11.
describe('an announcement', () => {
  it('is asked for by the id of its address and has one address', async () => {
    const { requests, outcome } = await open();
    expect(requests).toContainEqual(['announcement/detail', { baseId: 'a-20261030-q3' }]);
    expect(outcome).toMatchObject({
      head: {
        title: 'Third quarterly report (2026-10-30)',
        canonical: '/invest/notice/detail?id=a-20261030-q3',
        published: '2026-10-30 16:05:00',
        languages: ['cn', 'en'],
      },
    });
  });

  it('shows its text with headings, lists and tables', async () => {
    const { html } = await open();
    expect(html).toContain('<p>The group sold 1,441,880 vehicles.</p>');
    expect(html).toMatch(/<h2[^>]*>Why the figures moved/);
    expect(html).toContain('<li>Net profit</li>');
    expect(html).toMatch(/<th scope="row">Revenue<\/th><td>166\.8<\/td>/);
  });

  it('tells size, pages and languages of its document before anybody fetches it', async () => {
    const { html } = await open();
    expect(html).toMatch(/href="\/cn\/media-files\/q3-2026\.pdf".*PDF.*60\.21 KB.*4 pages.*Chinese and English/s);
  });

  it('leads to the other language, to its neighbours, the other market, its category and the feed', async () => {
    const { html } = await open();
    expect(html).toContain('href="/cn/cn/invest/notice/detail?id=a-20261030-q3"');
    expect(html).toMatch(/id=a-20261023-board" rel="prev"/);
    expect(html).not.toContain('rel="next"');
    expect(html).toContain('id=h-20261030-q3');
    expect(html).toContain('href="/cn/en/invest/notice?category=results"');
    expect(html).toContain('href="/cn/en/feeds/SPC-TZGX-GGB-AG.rss"');
  });

  it('leads to no language that it does not have, and to no document where there is none', async () => {
    const { html } = await open({ ...detail, languages: ['en'], document: null });
    expect(html).not.toContain('/cn/cn/invest/notice/detail');
    expect(html).not.toContain('id="document"');
  });

  it('is not there without an id', async () => {
    const { outcome, requests } = await open(detail, {});
    expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
    expect(requests).toEqual([]);
  });
});
