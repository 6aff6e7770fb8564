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
const open = (other: Partial<Circumstances> = {}) =>
  openPage('briefing', { answers: { 'results/briefing': said }, query: { period: '2026-quarter3' }, ...other });

const tracks = (file: string) => [
  { src: `/${file}.en.vtt`, lang: 'en' },
  { src: `/${file}.zh-CN.vtt`, lang: 'zh-CN' },
];
const film = {
  sources: [
    { src: '/q3.webm', type: 'video/webm' },
    { src: '/q3.mp4', type: 'video/mp4' },
  ],
  width: 960,
  height: 540,
  seconds: 70.8,
  poster: { name: 'q3-poster', width: 960, height: 540, widths: [480, 960], alt: 'A slide' },
  captions: tracks('q3'),
  chapters: tracks('q3.chapters'),
};
const filmed = { ...said, film, chapters: said.chapters.map((chapter, part) => ({ ...chapter, at: 3.6 + 40 * part })) };

// Spec I13.
describe('issue 17, item 8: the film of a briefing', () => {
  it('has captions and chapters in both languages, says that it is silent, and waits to be played', async () => {
    const { html } = await open({ answers: { 'results/briefing': filmed } });
    expect(html).toMatch(/<video[^>]*controls[^>]*preload="none"/);
    expect(html.match(/<track kind="captions"/g)).toHaveLength(2);
    expect(html.match(/<track kind="chapters"/g)).toHaveLength(2);
    expect(html).toContain('The film is silent');
    expect(html).toMatch(/href="\/q3\.webm#t=43\.6"[^>]*><span[^>]*>0:43<\/span>Questions/);
    expect(html).not.toContain('No film was made');
  });

  it('is told to search engines with its chapters and its words', async () => {
    const { outcome } = await open({ answers: { 'results/briefing': filmed } });
    expect(outcome.kind === 'page' && outcome.head.subject).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT71S',
      contentUrl: '/q3.mp4',
      transcript: expect.stringContaining('Gu Mingchuan: We sold 1,441,880.') as string,
      hasPart: [
        { '@type': 'Clip', startOffset: 3.6, endOffset: 43.6 },
        { startOffset: 43.6, endOffset: 70.8 },
      ],
    });
  });

  it('is not there where none was made, which the page says', async () => {
    const { html, outcome } = await open();
    expect(html).not.toContain('<video');
    expect(html).toContain('No film was made');
    expect(outcome.kind === 'page' && outcome.head.subject).toBeUndefined();
  });
});

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
