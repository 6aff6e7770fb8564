import type { LiveEvent } from 'shared/contract/media/live-event';
import type { MediaItem } from 'shared/contract/media/media';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const kit: MediaItem = {
  id: 'pack-show',
  kind: 'pack',
  title: 'The show',
  summary: '',
  date: '2026-11-20',
  tags: [],
  fileCount: 6,
  size: 21_528,
  url: '',
  credit: 'Chenyue Design Centre',
  offers: [],
};
const film: MediaItem = {
  ...kit,
  id: 'video-stage',
  kind: 'video',
  title: 'On stage',
  picture: { name: 'stage', width: 960, height: 540, widths: [960], alt: 'A stage' },
  film: {
    sources: [{ src: '/cn/media-files/film-stage.mp4', type: 'video/mp4' }],
    width: 960,
    height: 540,
    captions: [],
    transcript: [],
  },
};
const part = { text: 'Who speaks.', state: 'before' } as const;
const before: LiveEvent = {
  id: 'premiere',
  title: 'Premiere',
  summary: 'A car is shown.',
  place: 'Nansha',
  begins: '2026-11-23 14:30',
  ends: '2026-11-23 17:00',
  state: 'before',
  parts: [
    { ...part, at: '2026-11-23 14:30', title: 'Opening' },
    { ...part, at: '2026-11-23 14:50', title: 'Questions' },
  ],
  articles: [],
  icsUrl: '/cn/api/live/calendar.ics?id=premiere&language=2',
  others: [{ id: 'earlier', title: 'An earlier one', begins: '2026-11-20 17:30', state: 'after' }],
};
const open = (event: LiveEvent, lang: 'cn' | 'en' = 'en') =>
  openPage('live', { answers: { 'live/detail': event, 'site/info': {} }, query: { id: 'premiere' }, lang });
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|<wbr\/>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

// Spec M19, SCR-media-live.
describe('a presentation for the press', () => {
  it('is counted down to, and can be entered into a calendar, without script too', async () => {
    const { html, requests } = await open(before);
    expect(requests[0]).toEqual(['live/detail', { id: 'premiere' }]);
    expect(textOf(html)).toContain('To come · 2026-11-23 14:30–17:00 Beijing time · Nansha');
    expect(textOf(html)).toContain('Days 2 Hours 2 Minutes 30 Seconds 0');
    expect(html).toContain('href="/cn/api/live/calendar.ics?id=premiere&amp;language=2"');
    expect(html).not.toContain('<video');
  });

  it('shows a film in place of the broadcast while it is on, says that it does, and which part is on', async () => {
    const parts = before.parts.map((one, at) => ({ ...one, state: at === 0 ? ('after' as const) : ('live' as const) }));
    const { html } = await open({ ...before, state: 'live', film, parts });
    expect(html).toContain('/cn/media-files/film-stage.mp4');
    expect(html).toContain('in place of a broadcast');
    expect(html).toMatch(/<li[^>]*aria-current="step"[^>]*>.*Questions/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).not.toContain('role="timer"');
  });

  it('leads to film, package and other presentations when it is over', async () => {
    const { html } = await open({ ...before, state: 'after', film, kit, icsUrl: '' });
    expect(html).toContain('href="/cn/en/media/library/pack-show"');
    expect(html).not.toContain('in place of a broadcast');
    expect(html).toContain('href="/cn/en/media/live?id=earlier"');
    expect(html).not.toContain('calendar.ics');
  });

  it('is told in Chinese, and not at all where it does not exist', async () => {
    expect(textOf((await open(before, 'cn')).html)).toContain('天 2 小时 2 分 30 秒 0');
    const { outcome } = await openPage('live', { answers: {}, query: { id: 'a b' } });
    expect(outcome).toMatchObject({ screen: 'not-found' });
  });
});
