import type { MediaDetail } from 'shared/contract/media/media-detail';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const src = '/cn/media-files/film.mp4';
const type = 'video/mp4; codecs="avc1.64001f"';
const detail: MediaDetail = {
  item: {
    id: 'video-tunnel',
    title: 'The wind tunnel',
    summary: 'Smoke over the S1.',
    kind: 'video',
    date: '2026-09-04',
    tags: [],
    picture: { name: 'poster', width: 960, height: 540, widths: [480, 960], alt: 'A car' },
    film: {
      sources: [{ src, type }],
      width: 960,
      height: 540,
      captions: [{ src: '/cn/media-files/film.en.vtt', lang: 'en' }],
      transcript: [],
    },
    fileCount: 1,
    size: 1,
    url: src,
    offers: [],
    credit: 'Chenyue wind tunnel',
  },
  film: {
    chapters: [{ at: 0, name: 'The nozzle', seen: 'A car.', lines: [] }],
    chapterTracks: [{ src: '/cn/media-files/film.chapters.en.vtt', lang: 'en' }],
    descriptionTracks: [{ src: '/cn/media-files/film.descriptions.en.vtt', lang: 'en' }],
    files: [{ name: 'film.mp4', src, url: '', type, width: 960, height: 540, size: 1_048_576 }],
  },
  topics: [],
  place: '',
  subjects: [],
  files: [],
  pictures: [],
  articles: [],
  related: [],
};
const open = (found: object, query: Record<string, string> = { id: 'video-tunnel' }) =>
  openPage('embed', { answers: { 'media/detail': found }, query });

// Spec M26, SCR-media-embed.
describe('a film in a frame of another site', () => {
  it('plays with captions, says whose it is, and leads to its page in a window of its own', async () => {
    const { html, outcome } = await open(detail);
    expect(html).toMatch(/<video[^>]* controls/);
    expect(html).toContain('kind="captions" src="/cn/media-files/film.en.vtt"');
    expect(html).toMatch(
      /<a href="\/cn\/en\/media\/library\/video-tunnel" target="_blank" rel="noopener">The wind tunnel/,
    );
    expect(html).toContain('Film: Chenyue wind tunnel');
    expect(outcome).toMatchObject({ head: { noindex: true, canonical: '/media/library/video-tunnel' } });
  });

  it('holds nothing that needs script', async () => {
    const { html } = await open(detail);
    expect(html).not.toMatch(/data-island|<select|<button/);
  });

  it('asks who saves data, within the frame', async () => {
    const { html } = await open(detail);
    expect(html).toMatch(/href="\/cn\/en\/media\/embed\?id=video-tunnel&amp;play=small"[^>]*>Small: 960 × 540/);
    const { html: chosen } = await open(detail, { id: 'video-tunnel', play: 'small' });
    expect(chosen).not.toContain('You are saving data');
  });

  it('is not there without a film, or for what is no id', async () => {
    const { film: _none, ...picture } = detail;
    for (const [found, id] of [
      [picture, 'image-v6'],
      [detail, '..'],
      [detail, ''],
    ] as const)
      expect((await open(found, { id })).outcome).toMatchObject({ screen: 'not-found' });
  });
});
