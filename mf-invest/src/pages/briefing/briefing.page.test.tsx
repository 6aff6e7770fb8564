import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const said = {
  id: '2026-quarter3',
  year: 2026,
  kind: 'quarter3',
  title: 'Third-quarter results 2026: briefing',
  begins: '2026-10-30 16:30',
  ends: '2026-10-30 17:30',
  place: 'Online',
  chapters: [
    { id: 'figures', heading: 'Nine months in figures', lines: [{ by: 'Gu Mingchuan', text: 'We sold 1,441,880.' }] },
    { id: 'questions', heading: 'Questions', lines: [{ by: 'An analyst', text: 'When will that end?' }] },
  ],
};
const open = (other: Omit<Circumstances, 'answers'> = {}) =>
  openPage('briefing', { answers: { 'results/briefing': said }, query: { period: '2026-quarter3' }, ...other });

// Spec I13.
describe('issue 17, item 8: the transcript of a briefing', () => {
  it('has chapters to jump to, and says who said what', async () => {
    const { html } = await open();
    expect(html).toMatch(/<h1[^>]*>Third-quarter results 2026: briefing: transcript/);
    expect(html).toMatch(/href="#questions".*id="questions".*<dt[^>]*>An analyst<\/dt><dd>When will that end\?/s);
    expect(html).toMatch(/2026-10-30 16:30–17:30.*Online/s);
  });

  it('leads on to the data book and back to all results', async () => {
    const { html, outcome } = await open({ lang: 'cn' });
    expect(html).toContain('href="/cn/api/export/resultBook.csv?language=1&amp;period=2026-quarter3"');
    expect(outcome.kind === 'page' && outcome.head.trail?.map(({ href }) => href)).toContain('/cn/cn/invest/results');
  });

  it.each(['', '2026', '2026-quarter2', 'x'])('of %j is not there', async (period) => {
    expect((await open({ query: { period } })).outcome).toMatchObject({ screen: 'not-found' });
  });
});
