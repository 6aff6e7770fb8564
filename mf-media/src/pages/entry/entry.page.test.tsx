import { createTranslator } from 'shared';
import type { MediaDetail } from 'shared/contract/media/media-detail';
import type { MediaItem } from 'shared/contract/media/media';
import { createLinks } from 'shared/contract/section/links';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';

const picture = { name: 'yaoxing-v6', width: 1280, height: 720, widths: [480, 1200, 1280], alt: 'A green car' };
const image: MediaItem = {
  id: 'image-v6',
  title: 'Yaoxing V6, front',
  summary: 'Dark green, with the roof spoiler.',
  kind: 'image',
  date: '2026-11-20',
  tags: ['Yaoxing', 'SUV'],
  picture,
  fileCount: 1,
  size: 21_528,
  url: '/cn/media-files/yaoxing-v6-1280.webp',
  credit: 'Chenyue Design Centre',
  offers: [
    {
      resolution: 'original',
      count: 1,
      bytes: 21_528,
      type: 'jpg',
      pixels: [
        { width: 1280, height: 720 },
        { width: 1280, height: 720 },
      ],
      url: '/cn/api/media/take?pick=image-v6~original',
    },
  ],
};
const pack: MediaItem = {
  ...image,
  id: 'pack-v6',
  title: 'Press package',
  kind: 'pack',
  url: '/cn/api/media/pack/p.zip',
};
const film: MediaItem = {
  ...image,
  id: 'video-v6',
  title: 'In the tunnel',
  kind: 'video',
  duration: 22,
  url: '/cn/media-files/film-tunnel.mp4',
  film: {
    sources: [{ src: '/cn/media-files/film-tunnel.webm', type: 'video/webm' }],
    width: 960,
    height: 540,
    captions: [{ src: '/cn/media-files/film-tunnel.en.vtt', lang: 'en' }],
    transcript: ['Smoke keeps to its roof.'],
  },
};
const entry: MediaDetail = {
  item: image,
  topics: ['vehicles', 'autoShow'],
  orientation: 'landscape',
  colour: 'green',
  place: 'Guangzhou',
  subjects: [
    {
      id: 'yaoxing-v6',
      kind: 'vehicle',
      name: 'Yaoxing V6',
      brand: 'Yaoxing',
      background: ['It is the brand’s first large electric SUV.'],
      facts: [{ name: 'Range', value: '812 km' }],
    },
  ],
  files: [{ name: 'yaoxing-v6-1280.webp', url: image.url, size: 21_528, width: 1280, height: 720 }],
  pictures: [],
  articles: [
    {
      baseId: 'debut',
      categoryCode: 'COL-XWZX-QYDT',
      title: 'Yaoxing V6 makes its debut',
      publishTime: '2026-11-20 17:30:00',
      summary: '',
      source: '',
      firstPicUrl: '',
      video: '',
      poster: '',
    },
  ],
  related: [film],
};

const row = { layout: 'default', headerTheme: 'light', fresh: 60 } as const;
const links = createLinks({
  'mf-content': {
    news: { ...row, pattern: '/news/detail', query: ['baseid'], offers: { articles: '' } },
    contact: { ...row, pattern: '/contact', query: [] },
  },
});

function load(lang: Lang, id: string, call: () => Promise<unknown>, query: Record<string, string> = {}) {
  const signal = new AbortController().signal;
  const path = `/media/library/${id}`;
  const request: PageRequest = { lang, path, params: { id }, query, now: 0, signal };
  const services = { lang, api: { call }, report() {}, origin: 'https://www.example.com' } as unknown as LoadServices;
  return { request, outcome: section.load('entry', request, services) };
}

async function open(lang: Lang, found: MediaDetail, query: Record<string, string> = {}) {
  const { request, outcome } = load(lang, found.item.id, async () => found, query);
  const page = await outcome;
  if (page.kind !== 'page') throw new Error(`expected a page, got ${page.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  const shown = { data: page.data, request, trail: page.head.trail ?? [] };
  const { html } = section.render('entry', shown, { lang, translator, now: 0, links });
  return { head: page.head, html: html.replaceAll('<!-- -->', '').replaceAll('<wbr/>', '') };
}

// Spec CALL-media-detail, M5.
describe('a journalist with one picture', () => {
  it('reads what it shows, when, where, whose it is and what may be done with it', async () => {
    const { html } = await open('en', entry);
    for (const fact of ['20 November 2026', 'Guangzhou', 'Yaoxing V6', 'Vehicles, Auto shows', 'Landscape', 'Green'])
      expect(html).toContain(fact);
    expect(html).toContain('It is the brand’s first large electric SUV.');
    expect(html).toContain('Free for news reporting, commentary and education');
  });

  it('reads the same in Chinese', async () => {
    const { html } = await open('cn', entry);
    for (const fact of ['2026年11月20日', '车型、车展', '横幅', '绿色', '1280 × 720 像素'])
      expect(html).toContain(fact);
  });

  it('takes the credit along with a button, and reads it without', async () => {
    const { html } = await open('en', entry);
    expect(html).toMatch(/<button[^>]*data-js-only=""[^>]*data-copy-link="Image: Chenyue Design Centre"/);
    expect(html).toContain('>Image: Chenyue Design Centre<');
  });

  it('sees every file with its pixels and bytes before taking it', async () => {
    const { html } = await open('en', entry);
    expect(html).toContain('href="/cn/api/media/take?pick=image-v6~original&amp;language=2"');
    expect(html).toContain('1280 × 720 pixels');
    expect(html).toContain('21.02 KB (21,528 bytes)');
  });

  it('opens it large without script, at once and before what lies below', async () => {
    const { html } = await open('en', entry);
    expect(html).toMatch(/<a [^>]*href="\/cn\/media-files\/yaoxing-v6-1280\.webp" data-full=""[^>]*id="picture-1"/);
    expect(html).toContain('fetchPriority="high"');
  });

  it('goes on to the news, the film and the press office', async () => {
    const { html } = await open('en', entry);
    expect(html).toContain('href="/cn/en/news/detail?baseid=debut"');
    expect(html).toContain('href="/cn/en/media/library/video-v6"');
    expect(html).toContain('href="/cn/en/contact#media"');
  });

  it('can share it, and search engines learn what it is', async () => {
    const { head, html } = await open('en', entry);
    expect(html).toContain('https%3A%2F%2Fwww.example.com%2Fcn%2Fen%2Fmedia%2Flibrary%2Fimage-v6');
    expect(head).toMatchObject({
      title: 'Yaoxing V6, front',
      description: 'Yaoxing V6, front. Dark green, with the roof spoiler.',
      canonical: '/media/library/image-v6',
      image: 'yaoxing-v6',
      subject: { '@type': 'ImageObject', creditText: 'Chenyue Design Centre', keywords: 'Yaoxing, SUV' },
    });
  });
});

describe('a journalist with a package', () => {
  const packed = { ...entry, item: pack, pictures: [{ picture, id: 'image-v6' }] };

  it('takes it as one file by links that work without script and lead to the terms first', async () => {
    const { html } = await open('en', packed);
    expect(html).toContain('href="/cn/api/media/take?pick=image-v6~original&amp;language=2"');
  });

  it('is a gallery for search engines', async () => {
    const { head } = await open('en', packed);
    expect(head.subject).toMatchObject({ '@type': 'ImageGallery', hasPart: [{ name: 'A green car', width: 1280 }] });
  });
});

// Spec M24.
describe('a film on its page', () => {
  const chapters = [
    { at: 0, name: 'The nozzle', seen: 'A silver-blue car.', lines: ['Smoke keeps to its roof.'] },
    { at: 9.6, name: 'A scan', seen: 'One bright section.', lines: [] },
  ];
  const chapterTracks = [{ src: '/cn/media-files/film-tunnel.chapters.en.vtt', lang: 'en' }];
  const told = { ...entry, item: film, film: { chapters, chapterTracks } };

  it('plays, with what is seen and written in it as text', async () => {
    const { html } = await open('en', told);
    expect(html).toMatch(/<video[^>]* controls/);
    expect(html).toContain('>0:09 A scan</h3><p>One bright section.</p>');
    expect(html).toContain('<li>Smoke keeps to its roof.</li>');
    expect(html).toContain('kind="chapters" src="/cn/media-files/film-tunnel.chapters.en.vtt"');
  });

  it('begins with the chapter that its address names, which a link without script leads to', async () => {
    const { html, head } = await open('en', told);
    expect(html).toContain('href="/cn/en/media/library/video-v6?chapter=2"');
    expect(html).not.toContain('#t=');
    const second = await open('en', told, { chapter: '2' });
    expect(second.html).toContain('src="/cn/media-files/film-tunnel.webm#t=9.6"');
    expect(second.head.canonical).toBe(head.canonical);
    expect(await load('en', 'video-v6', async () => told, { chapter: '3' }).outcome).toMatchObject({
      screen: 'not-found',
    });
    expect(await load('en', 'image-v6', async () => entry, { chapter: '2' }).outcome).toMatchObject({
      screen: 'not-found',
    });
  });

  it('is a video with moments for search engines', async () => {
    const { head } = await open('en', told);
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

describe('what is not there', () => {
  it('is told as not found, and not even asked for where no id could be so', async () => {
    const gone = load('en', 'image-gone', () => Promise.reject(new ApiError('40004', 'no')));
    expect(await gone.outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
    const requests: string[] = [];
    const call = async () => void requests.push('one');
    expect(await load('en', '..%2f', call).outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
    expect(requests).toEqual([]);
  });

  it('lets every other fault through to the error page', async () => {
    const down = load('en', 'image-v6', () => Promise.reject(new ApiError('50000', 'down')));
    await expect(down.outcome).rejects.toThrow(ApiError);
  });
});
