import type { FilmDetail, MediaDetail } from 'shared/contract/media/media-detail';
import { describe, expect, it } from 'vitest';
import { entry, film } from '../../testing/entry-samples.ts';
import { loadEntryPage as load, openEntryPage as open } from '../../testing/open-entry.ts';

// Spec M24.
describe('a film on its page', () => {
  const chapters = [
    { at: 0, name: 'The nozzle', seen: 'A silver-blue car.', lines: ['Smoke keeps to its roof.'] },
    { at: 9.6, name: 'A scan', seen: 'One bright section.', lines: [] },
  ];
  const descriptionTracks = [{ src: '/cn/media-files/film-tunnel.descriptions.en.vtt', lang: 'en' }];
  const chapterTracks = [{ src: '/cn/media-files/film-tunnel.chapters.en.vtt', lang: 'en' }];
  const fileOf = (name: string, about: object) => ({
    name,
    src: `/cn/media-files/${name}`,
    url: `/cn/api/media/take?pick=video-v6&file=${name}`,
    ...about,
  });
  const files = [
    fileOf('film.1080.av1.mp4', {
      type: 'video/mp4; codecs="av01.0.08M.08"',
      width: 1920,
      height: 1080,
      size: 2_097_152,
    }),
    fileOf('film.mp4', { type: 'video/mp4; codecs="avc1.64001f"', width: 960, height: 540, size: 1_048_576 }),
    fileOf('film.en.vtt', { type: 'text/vtt', lang: 'en', size: 512 }),
  ] as FilmDetail['files'];
  const described: MediaDetail = { ...entry, item: film, film: { chapters, chapterTracks, descriptionTracks, files } };

  it('plays, with what is seen and written in it as text', async () => {
    const { html } = await open('en', described);
    expect(html).toMatch(/<video[^>]* controls/);
    expect(html).toContain('>0:09 A scan</h3><p>One bright section.</p>');
    expect(html).toContain('<li>Smoke keeps to its roof.</li>');
    expect(html).toContain('kind="chapters" src="/cn/media-files/film-tunnel.chapters.en.vtt"');
    expect(html).toContain('kind="descriptions" src="/cn/media-files/film-tunnel.descriptions.en.vtt"');
  });

  it('has a page without chapters, as a loop is', async () => {
    const loop = { ...described, film: { chapters: [], chapterTracks: [], descriptionTracks: [], files } };
    expect((await open('en', loop)).html).toMatch(/<video[^>]* controls/);
  });

  it('begins with the chapter that its address names, which a link without script leads to', async () => {
    const { html, head } = await open('en', described);
    expect(html).toContain('href="/cn/en/media/library/video-v6?chapter=2"');
    expect(html).not.toContain('#t=');
    const second = await open('en', described, { chapter: '2' });
    expect(second.html).toContain('src="/cn/media-files/film.1080.av1.mp4#t=9.6"');
    expect(second.head.canonical).toBe(head.canonical);
    expect(await load({ id: 'video-v6', query: { chapter: '3' } }, async () => described).outcome).toMatchObject({
      screen: 'not-found',
    });
    expect(await load({ id: 'image-v6', query: { chapter: '2' } }, async () => entry).outcome).toMatchObject({
      screen: 'not-found',
    });
  });

  // Spec M27.
  it('comes small in small windows and full in others, and each of its files can be taken by a link', async () => {
    const { html } = await open('en', described);
    const sources = (html.match(/<source src=[^>]*>/g) ?? []).map((tag) => tag.replaceAll('&quot;', "'"));
    expect(sources).toEqual([
      `<source src="/cn/media-files/film.mp4" type="video/mp4; codecs='avc1.64001f'" media="(max-width: 40rem)"/>`,
      `<source src="/cn/media-files/film.1080.av1.mp4" type="video/mp4; codecs='av01.0.08M.08'"/>`,
      `<source src="/cn/media-files/film.mp4" type="video/mp4; codecs='avc1.64001f'"/>`,
    ]);
    expect(html).toMatch(/href="[^"]*file=film\.1080\.av1\.mp4&amp;language=2"[^>]*>AV1 \(MP4\)/);
    expect(html).toMatch(
      /href="[^"]*file=film\.en\.vtt&amp;language=2"[^>]*>Captions \(WebVTT\):<span lang="en"> English</,
    );
    for (const said of ['1920 × 1080 pixels', '2.00 MB (2,097,152 bytes)', '512.00 B (512 bytes)'])
      expect(html).toContain(said);
  });

  // Spec M25.
  it('asks who saves data, with the bytes of each size, until that is chosen', async () => {
    const { html } = await open('en', described);
    const page = '/cn/en/media/library/video-v6';
    expect(html).toContain('You are saving data');
    expect(html).toMatch(new RegExp(`href="${page}\\?play=small"[^>]*>Small: 960 × 540 pixels, 1.00 MB<`));
    expect(html).toMatch(new RegExp(`href="${page}\\?play=full"[^>]*>Full size: 1920 × 1080 pixels, 2.00 MB<`));
    const small = await open('en', described, { play: 'small', chapter: '2' });
    expect(small.html).not.toContain('You are saving data');
    expect(small.html.match(/<source src=[^>]*>/g)).toHaveLength(1);
    expect(small.html).toContain('href="/cn/en/media/library/video-v6?play=small"');
    expect(await load({ id: 'video-v6', query: { play: 'loud' } }, async () => described).outcome).toMatchObject({
      screen: 'not-found',
    });
  });

  // Spec M26.
  it('can be embedded by lines to copy, which hold no mark of HTML that a title smuggles in', async () => {
    const item = { ...film, title: '"><script>' };
    const { html } = await open('en', { ...described, item });
    const code = /data-copy-link="([^"]*)"[^>]*data-copied="Lines copied"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(code?.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(
      '<iframe src=&quot;https://www.example.com/cn/en/media/embed?id=video-v6&quot; title=',
    );
    expect(html).not.toContain('"><script>');
  });

  it('is a video with moments for search engines', async () => {
    const { head } = await open('en', described);
    const url = '/cn/en/media/library/video-v6';
    expect(head.subject).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT22S',
      hasPart: [
        { '@type': 'Clip', name: 'The nozzle', startOffset: 0, endOffset: 9.6, url },
        { '@type': 'Clip', name: 'A scan', startOffset: 9.6, endOffset: 22, url: `${url}?chapter=2` },
      ],
    });
  });
});
