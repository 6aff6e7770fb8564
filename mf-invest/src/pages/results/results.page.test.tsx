import type { Result } from 'shared/contract/invest/results';
import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const file = (market: 'A' | 'H' | '', name: string) => ({ market, title: name, url: `/${name}.pdf`, size: 61_652 });
const nine: Result = {
  id: '2026-quarter3',
  year: 2026,
  kind: 'quarter3',
  publishTime: '2026-10-30 16:05',
  announcements: [
    { market: 'A', baseId: 'a-q3', title: 'Third quarterly report' },
    { market: 'H', baseId: 'h-q3', title: 'Results' },
  ],
  reports: [file('A', 'q3'), file('H', 'q3-h')],
  presentation: { title: 'Slides', url: '/slides.pdf', size: 63_253 },
  hasBriefing: true,
  hasFilm: false,
  figures: [
    { name: 'sales', now: 1_441_880, before: 1_325_257 },
    { name: 'revenue', now: 166.8, before: 154.2 },
  ],
};
const old: Result = {
  ...nine,
  id: '2021-annual',
  year: 2021,
  kind: 'annual',
  announcements: [],
  presentation: null,
  hasBriefing: false,
  figures: [],
};
const open = (other: Omit<Circumstances, 'answers'> = {}) =>
  openPage('results', { answers: { 'results/list': { list: [nine, old] } }, ...other });

// Spec I13.
describe('issue 17, item 8: the results centre', () => {
  it('begins with the newest period, its figures and the minute at which it was out', async () => {
    const { html } = await open();
    expect(html).toMatch(/Newest: Nine months 2026.*2026-10-30 16:05.*1,441,880.*\+8\.80% on the year before/s);
    expect((await open({ lang: 'cn' })).html.replaceAll('<wbr/>', '')).toMatch(/最新：2026年前三季度.*1,668.*亿元/s);
  });

  it('leads from each period to all that was published of it', async () => {
    const { html } = await open();
    expect(html).toContain('href="/cn/en/invest/notice/detail?id=a-q3"');
    expect(html).toMatch(/aria-label="H shares · PDF, 60\.21 KB: q3-h"/);
    expect(html).toContain('href="/slides.pdf"');
    expect(html).toContain('href="/cn/en/invest/results/briefing?period=2026-quarter3"');
    expect(html).toContain('href="/cn/api/export/resultBook.xlsx?language=2&amp;period=2026-quarter3"');
  });

  it('says whether a briefing can be watched or read', async () => {
    expect((await open()).html).toMatch(/aria-label="Transcript: Nine months 2026"/);
    const answers = { 'results/list': { list: [{ ...nine, hasFilm: true }] } };
    const { html } = await openPage('results', { answers });
    expect(html).toMatch(/aria-label="Film and transcript: Nine months 2026"/);
  });

  it('says with a word where nothing was published', async () => {
    const { html } = await open();
    const row = html.slice(html.indexOf('Year 2021'));
    expect(row.match(/>—<\/span><span class="visually-hidden">None</g)).toHaveLength(3);
  });

  it('stands without the service', async () => {
    const { html } = await open({ failing: true });
    expect(html).toContain('The results are not available at the moment.');
    expect(html).toContain('href="/cn/en/invest/calendar?kind=results"');
  });
});
