import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import type { MediaItem, MediaPage } from 'shared/contract/media/media';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import type { Topic } from 'shared/contract/content/topic';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const at = (width: number, height: number) => ({ width, height });
const image: MediaItem = {
  id: 'image-1',
  title: 'Yaoxing V6, front',
  summary: 'The new model in dark green.',
  kind: 'image',
  date: '2026-11-20',
  tags: [],
  picture: { name: 'yaoxing-v6', width: 1520, height: 855, widths: [480, 1520], alt: 'A green car' },
  fileCount: 1,
  size: 21_528,
  url: '/cn/media-files/yaoxing-v6-1520.webp',
  credit: 'Chenyue Design Centre',
  offers: [
    {
      resolution: 'original',
      count: 1,
      bytes: 21_528,
      type: 'jpg',
      pixels: [at(1520, 855), at(1520, 855)],
      url: '/cn/api/media/take?pick=image-1~original',
    },
  ],
};
const pack: MediaItem = {
  ...image,
  id: 'pack-1',
  title: 'Press package',
  kind: 'pack',
  fileCount: 6,
  size: 5_242_880,
  url: '',
  offers: [],
};
const { picture: _none, ...plain } = image;
const video: MediaItem = { ...plain, id: 'video-1', title: 'In the tunnel', kind: 'video', duration: 83, offers: [] };
const topic: Topic = {
  topicId: 'wind',
  displayName: 'The Shape of Wind',
  categoryCode: 'SPC-MTZX-MTZT',
  tag: '',
  topicDate: '2026-11-12',
  coverPath: '',
  introduction: 'From smoke to streamlines.',
  topicLink: '',
};
const facets: MediaPage['facets'] = {
  type: [
    { value: 'image', count: 72 },
    { value: 'pack', count: 8 },
  ],
  brand: [{ value: 'yaoxing', name: 'Yaoxing', count: 12 }],
  vehicle: [
    { value: 'yaoxing-v6', name: 'Yaoxing V6', count: 4 },
    { value: 'yunji-e9', name: 'Yunji E9', count: 3 },
  ],
  topic: [
    { value: 'autoShow', count: 3 },
    { value: 'people', count: 1 },
  ],
  orientation: [{ value: 'portrait', count: 1 }],
  colour: [{ value: 'green', count: 9 }],
  year: [
    { value: '2026', count: 90 },
    { value: '2025', count: 2 },
  ],
};
const three: MediaPage = { list: [image, pack, video], pageNo: 1, totalCount: 3, facets };

async function render(
  lang: Lang,
  query: Record<string, string> = {},
  answer: () => Promise<unknown> = async () => three,
) {
  const request: PageRequest = {
    lang,
    path: '/media',
    params: {},
    query,
    now: NOW,
    signal: new AbortController().signal,
  };
  const requests: unknown[] = [];
  const reports: unknown[] = [];
  const call = async (name: string, body: unknown) => {
    if (name === 'topic/page') return { list: [topic], pageNo: 1, totalCount: 1 };
    requests.push(body);
    return answer();
  };
  const services = {
    lang,
    api: { call },
    report: (error: unknown) => void reports.push(error),
  } as unknown as LoadServices;
  const outcome = await section.load('library', request, services);
  if (outcome.kind !== 'page') throw new Error(`expected a page, got ${outcome.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  const rendered = section.render(
    'library',
    { data: outcome.data, request, trail: outcome.head.trail ?? [] },
    { lang, translator, now: NOW },
  );
  return { ...rendered, html: rendered.html.replaceAll('<!-- -->', ''), outcome, requests, reports };
}

const film: MediaItem = {
  ...image,
  id: 'video-2',
  title: 'The wind tunnel',
  kind: 'video',
  duration: 22,
  url: '/cn/media-files/film-tunnel.mp4',
  offers: [
    {
      resolution: 'original',
      count: 1,
      bytes: 1_832_854,
      type: 'mp4',
      url: '/cn/api/media/take?pick=video-2~original',
    },
  ],
  film: {
    sources: [{ src: '/cn/media-files/film-tunnel.webm', type: 'video/webm' }],
    width: 960,
    height: 540,
    captions: [
      { src: '/cn/media-files/film-tunnel.en.vtt', lang: 'en' },
      { src: '/cn/media-files/film-tunnel.zh-CN.vtt', lang: 'zh-CN' },
    ],
    transcript: ['Smoke keeps to its roof.'],
  },
};

// Spec M1.
describe('the media library', () => {
  it('plays a film in its place, with captions in both languages and its words as text', async () => {
    const { html, outcome } = await render('en', {}, async () => ({ list: [film], pageNo: 1, totalCount: 1, facets }));
    expect(html).toMatch(/<video[^>]* controls[^>]*poster="\/cn\/media-files\/yaoxing-v6-480\.avif"/);
    expect(html).toContain('<source src="/cn/media-files/film-tunnel.webm" type="video/webm"');
    expect(html.match(/<track [^>]*label="(?:English|中文)"/g)).toHaveLength(2);
    expect(html).toContain('Smoke keeps to its roof.');
    expect(html).toMatch(/<a [^>]*href="\/cn\/api\/media\/take\?pick=video-2~original&amp;language=2"/);
    expect(html).toContain('Download, MP4, 1.75 MB');
    expect(outcome.head.subject).toMatchObject({
      hasPart: [{ '@type': 'VideoObject', name: 'The wind tunnel', duration: 'PT22S' }],
    });
  });

  it('shows what each entry is, how large it is and whose it is', async () => {
    const { html } = await render('en');
    for (const fact of [
      'Yaoxing V6, front',
      '21.02 KB',
      '6 files',
      '5.00 MB',
      '1:23',
      'Credit: Chenyue Design Centre',
      '3 entries',
    ]) {
      expect(html).toContain(fact);
    }
  });

  it('says the same in Chinese', async () => {
    const { html } = await render('cn');
    for (const fact of ['6个文件', '21.02 KB', '来源：Chenyue Design Centre', '共3项', '素材包'])
      expect(html).toContain(fact);
  });

  it('gives files that are published as links that say pixels, type and size, by way of the terms', async () => {
    const { html } = await render('en');
    expect(html).toContain('href="/cn/api/media/take?pick=image-1~original&amp;language=2"');
    expect(html).toContain('Largest, 1520 × 855 pixels, JPEG, 21.02 KB<span class="visually-hidden">Yaoxing V6, front');
    expect(html).toContain('The download is not published yet.');
  });

  it('leads from every title to the page of the entry', async () => {
    const { html } = await render('en');
    expect(html).toContain('<a href="/cn/en/media/library/pack-1">Press package</a>');
  });

  it('offers what leads to something, with how much, in a form that works without script', async () => {
    const { html } = await render('en', { type: 'image', colour: 'green', sort: 'oldest' });
    expect(html).toMatch(/<form[^>]* role="search"[^>]* action="\/cn\/en\/media"/);
    for (const option of ['Yaoxing V6 (4)', 'Auto shows (3)', '2026 (90)']) expect(html).toContain(option);
    expect(html).toContain('<option value="green" selected="">Green (9)</option>');
    // One answer alone is no choice.
    expect(html).not.toContain('Upright (1)');
    expect(html).toContain('<input type="hidden" name="type" value="image"/>');
    expect(html).toContain('<input type="hidden" name="sort" value="oldest"/>');
    expect(html).toMatch(/<a href="\/cn\/en\/media\?type=image">Clear all choices/);
  });

  it('keeps what was searched for in field, address and question, and tells search engines of the whole', async () => {
    const { html, requests, outcome } = await render('en', { key: 'wind <b>', view: 'list' });
    expect(html).toContain('value="wind &lt;b&gt;"');
    expect(requests).toMatchObject([{ searchKeyword: 'wind <b>', colour: '', sort: 'newest' }]);
    expect(outcome.head).toMatchObject({ canonical: '/media?key=wind%20%3Cb%3E&view=list', noindex: true });
    expect(html).toMatch(/<ul class="rows">/);
  });

  it('gives a package in every size that it has, and says how large each ZIP file is', async () => {
    const url = '/cn/api/media/take?pick=pack-1';
    const [small, large] = [at(1040, 520), at(3840, 2160)];
    const web = { resolution: 'web', count: 6, bytes: 204_800, type: 'zip', url: `${url}~web` } as const;
    const offers: MediaItem['offers'] = [
      { ...web, resolution: 'original', bytes: 5_242_880, pixels: [small, large], url: `${url}~original` },
      { ...web, pixels: [small, small] },
    ];
    const { html } = await render('cn', {}, async () => ({ ...three, list: [{ ...pack, offers }] }));
    expect(html).toContain('href="/cn/api/media/take?pick=pack-1~web&amp;language=1"');
    expect(html).toContain('最大尺寸，1040 × 520至3840 × 2160像素，6个文件，ZIP，5.00 MB');
    expect(html).toContain('网络用，1040 × 520像素，6个文件，ZIP，200.00 KB');
  });

  it('filters by links that work without script, back to page 1 each time', async () => {
    const { html, outcome } = await render('en', { type: 'image', days: '30', page: '2' }, async () => ({
      ...three,
      totalCount: 13,
    }));
    expect(html).toContain('href="/cn/en/media?type=pack&amp;days=30"');
    expect(html).toContain('href="/cn/en/media?type=image"');
    expect(html).toMatch(/href="\/cn\/en\/media\?type=image&amp;days=30" aria-current="true"/);
    expect(outcome.head.canonical).toBe('/media?type=image&days=30&page=2');
  });

  it('asks the service for what the address says, and answers no nonsense', async () => {
    expect((await render('en', { type: 'pack', days: '7', year: '2025' })).requests).toMatchObject([
      { type: 'pack', time: 7, year: 2025, pageNo: 1, pageSize: 12 },
    ]);
    for (const query of [{ type: 'x' }, { page: '-3' }, { page: '2' }, { brand: 'A B' }, { colour: 'pink' }]) {
      await expect(render('en', query as Record<string, string>)).rejects.toThrow('got screen');
    }
  });

  it('pages through more than twelve entries', async () => {
    const { html } = await render('en', { page: '2' }, async () => ({
      list: [image],
      pageNo: 2,
      totalCount: 25,
      facets,
    }));
    expect(html).toContain('href="/cn/en/media?page=3"');
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
  });

  it('says that nothing fits, and offers everything', async () => {
    const { html } = await render('en', { type: 'video' }, async () => ({
      list: [],
      pageNo: 1,
      totalCount: 0,
      facets,
    }));
    expect(html).toContain('Nothing was published that fits');
    expect(html).toContain('href="/cn/en/media"');
  });

  it('stands while the service is away, and says why in the log', async () => {
    const { html, reports } = await render('cn', {}, async () => {
      throw new ApiError('50300', 'down');
    });
    expect(html).toContain('媒体库暂时无法访问');
    expect(html).toMatch(/href="\/cn\/cn\/media"[^>]*>重试/);
    expect(reports).toHaveLength(1);
  });

  it('leads to the topics below the files', async () => {
    const english = (await render('en')).html;
    expect(english).toMatch(/<h2[^>]*id="topics"[^>]*>Topics/);
    expect(english).toContain('href="/cn/en/media/detail?id=wind"');
    expect((await render('cn')).html).toContain('href="/cn/cn/media/detail?id=wind"');
  });

  it('brings cards alive for those who reach for them, or have chosen some before', async () => {
    const { islands, words } = await render('en', { type: 'pack' });
    const props = { list: three.list, view: 'grid', all: { from: '?type=pack', count: 3 } };
    expect(islands).toMatchObject([{ name: 'media-cards', when: 'intent', stored: 'media-basket', props }]);
    expect(Object.keys(words)).toEqual(['film', 'item', 'offer', 'choice', 'lightbox']);
  });

  it('lets an entry with a file be chosen for one download with others', async () => {
    const { html } = await render('en');
    expect(html.match(/<button[^>]*>Choose/g)).toHaveLength(1);
    expect(html).toContain('href="/cn/en/media/basket?picks=image-1"');
  });
});
