import { createLinks, type Links } from 'shared/contract/section/links';
import { describe, expect, it } from 'vitest';
import { isFeedKey, readFeed, rfc3339, type FeedCursor } from './feed-source.ts';

const detail = { layout: 'default', headerTheme: 'light', query: ['baseid'], fresh: 60 } as const;
const links = createLinks({
  'mf-a': {
    tech: { ...detail, pattern: '/tech/detail', offers: { articles: '' } },
    filing: { ...detail, pattern: '/invest/notice/detail', query: ['id'], offers: { announcement: true } },
  },
});

/** One page of a feed, and what the service was asked for it. */
async function read(cursor: Partial<FeedCursor>, answer: object, page: { home?: string; known?: Links } = {}) {
  const { home = '/talent', known = links } = page;
  const requests: unknown[] = [];
  const call = (async (...request: unknown[]) => {
    requests.push(request);
    return answer;
  }) as never;
  const source = { call, origin: 'https://www.example.com', links: known, home };
  const found = await readFeed(source, { name: 'all', lang: 'en', after: '', ...cursor });
  return { ...found, requests };
}

const ARTICLE = {
  baseId: 'wind',
  categoryCode: 'COL-KJCX-JSWZ',
  title: 'Wind',
  summary: 'It blows',
  publishTime: '2026-11-20 11:00:00',
  author: '',
  source: 'Press office',
  tags: ['air'],
};

describe('a feed of articles', () => {
  it('has the address, the time in Shanghai and the largest picture of each', async () => {
    const picture = { name: 'tunnel', widths: [480, 1920, 960] };
    const { entries, next, requests } = await read({ after: 'k' }, { list: [{ ...ARTICLE, picture }], next: 'more' });
    expect(requests).toEqual([['feed/articles', { categoryCode: '', after: 'k', pageSize: 20 }, { lang: 'en' }]]);
    expect(next).toBe('more');
    expect(entries).toEqual([
      {
        url: 'https://www.example.com/cn/en/tech/detail?baseid=wind',
        title: 'Wind',
        summary: 'It blows',
        published: '2026-11-20T11:00:00+08:00',
        author: 'Press office',
        tags: ['air'],
        file: { url: 'https://www.example.com/cn/media-files/tunnel-1920.webp', type: 'image/webp' },
      },
    ]);
  });

  it('names whoever wrote it, and no picture where there is none', async () => {
    const { entries } = await read({}, { list: [{ ...ARTICLE, author: 'Lin Lan' }], next: '' });
    expect(entries[0]?.author).toBe('Lin Lan');
    expect(entries[0]).not.toHaveProperty('file');
  });

  it('of one category asks for that one', async () => {
    const { requests } = await read({ name: 'COL-XWZX-PPDT' }, { list: [], next: '' });
    expect(requests[0]).toMatchObject(['feed/articles', { categoryCode: 'COL-XWZX-PPDT' }, {}]);
  });

  it('leaves out what no page of the site shows', async () => {
    const { entries } = await read({}, { list: [ARTICLE], next: '' }, { known: createLinks({}) });
    expect(entries).toEqual([]);
  });
});

describe('a feed of announcements', () => {
  const filing = {
    baseId: 'b',
    title: 'Results',
    publishTime: '2026-11-19 17:30',
    url: '/cn/media-files/b.pdf',
    size: 1024,
  };
  const of = (after = '', list: object[] = [filing], totalCount = 41) =>
    read({ name: 'SPC-TZGX-GGB-AG', after }, { list, totalCount }, { home: '/invest/notice' });

  it('has an entry for each filing, with its document', async () => {
    const { entries } = await of();
    expect(entries).toEqual([
      {
        url: 'https://www.example.com/cn/en/invest/notice/detail?id=b',
        title: 'Results',
        summary: 'Results',
        published: '2026-11-19T17:30:00+08:00',
        author: '',
        tags: [],
        file: { url: 'https://www.example.com/cn/media-files/b.pdf', type: 'application/pdf', bytes: 1024 },
      },
    ]);
  });

  it('asks for those of its exchange', async () => {
    const feedOf = (name: FeedCursor['name']) =>
      read({ name }, { list: [], totalCount: 0 }, { home: '/invest/notice' });
    const [shanghai, hongKong] = [await feedOf('SPC-TZGX-GGB-AG'), await feedOf('SPC-TZGX-GGB-HG')];
    const body = { pageNo: 1, pageSize: 20 };
    expect(shanghai.requests).toEqual([
      ['topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-AG', ...body }, { lang: 'en' }],
    ]);
    expect(hongKong.requests).toEqual([
      ['topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-HG', ...body }, { lang: 'en' }],
    ]);
  });

  it('has an entry for a filing without a document too', async () => {
    expect((await of('', [{ ...filing, url: '' }])).entries[0]).not.toHaveProperty('file');
  });

  it('goes on page by page as long as there are more', async () => {
    expect((await of()).next).toBe('2');
    expect((await of('2')).next).toBe('3');
    expect((await of('3')).next).toBe('');
    expect((await of('2', [], 40)).next).toBe('');
  });
});

describe('a feed of vacancies', () => {
  const job = { id: 'j', title: 'Engineer', summary: 'S', date: '2026-11-18', department: 'Aero', cityName: 'Wuhan' };

  it('has an entry for each, by department and city', async () => {
    const { entries, requests, next } = await read({ name: 'jobs-campus', after: '2' }, { list: [job], totalCount: 9 });
    expect(requests).toMatchObject([['job/page', { track: 'campus', pageNo: 2, pageSize: 20 }, { lang: 'en' }]]);
    expect(next).toBe('');
    expect(entries).toEqual([
      {
        url: 'https://www.example.com/cn/en/talent#j',
        title: 'Engineer',
        summary: 'S',
        published: '2026-11-18T00:00:00+08:00',
        author: 'Aero',
        tags: ['Wuhan'],
      },
    ]);
  });

  it('of a saved search asks for just that, and for nothing where no vacancy can be chosen so', async () => {
    const searched = await read(
      { name: 'jobs', search: { keyword: 'wind', city: 'wuhan' } },
      { list: [], totalCount: 0 },
    );
    expect(searched.requests).toMatchObject([['job/page', { searchKeyword: 'wind', city: 'wuhan', track: '' }, {}]]);
    const lost = await read({ name: 'jobs', search: { city: 'atlantis' } }, { list: [job], totalCount: 1 });
    expect([lost.requests, lost.entries]).toEqual([[], []]);
  });

  it('of all tracks asks for no track', async () => {
    const { requests } = await read({ name: 'jobs' }, { list: [], totalCount: 0 });
    expect(requests[0]).toMatchObject(['job/page', { track: '', pageNo: 1 }, {}]);
  });
});

describe('a feed of the newsroom', () => {
  const item = { title: 'T', summary: 'S', publishTime: '2026-11-20 17:30:00', categoryCode: '', brands: [] };
  const yaoxing = { id: 'yaoxing', name: 'Yaoxing' };
  const row = { layout: 'default', headerTheme: 'light', query: [], fresh: 60 } as const;
  const known = createLinks({
    'mf-a': { news: { ...detail, pattern: '/news/detail', offers: { articles: '' } } },
    'mf-b': {
      entry: { ...row, pattern: '/media/library/:id', offers: { mediaEntry: true } },
      sheet: { ...row, pattern: '/media/facts/:id', offers: { factSheet: true } },
    },
  });

  it('leads to where each kind is read, and names brands and picture', async () => {
    const picture = { name: 'v6', widths: [480, 1520] };
    const list = [
      { ...item, kind: 'release', id: 'v6', categoryCode: 'COL-XWZX-PPDT', brands: [yaoxing], picture },
      { ...item, kind: 'kit', id: 'pack-v6' },
      { ...item, kind: 'facts', id: 'v6' },
    ];
    const { entries } = await read({ name: 'press' }, { list, totalCount: 3 }, { home: '/media/newsroom', known });
    const site = 'https://www.example.com';
    expect(entries.map(({ url }) => url.slice(`${site}/cn/en`.length))).toEqual([
      '/news/detail?baseid=v6',
      '/media/library/pack-v6',
      '/media/facts/v6',
    ]);
    const file = { url: `${site}/cn/media-files/v6-1520.webp`, type: 'image/webp' };
    expect(entries[0]).toMatchObject({ published: '2026-11-20T17:30:00+08:00', tags: ['Yaoxing'], file });
  });

  it('asks for its kind and brand, page by page, and for no brand that cannot be', async () => {
    const { requests, next } = await read(
      { name: 'press-speech', search: { brand: 'yaoxing' }, after: '2' },
      { list: [], totalCount: 41 },
    );
    expect(requests).toEqual([
      ['press/page', { kind: 'speech', brand: 'yaoxing', pageNo: 2, pageSize: 20 }, { lang: 'en' }],
    ]);
    expect(next).toBe('3');
    expect((await read({ name: 'press', search: { brand: 'A B' } }, {})).requests).toEqual([]);
  });

  it('leads to the newsroom for what no page of the site shows', async () => {
    const page = { home: '/media/newsroom', known: createLinks({}) };
    const { entries } = await read(
      { name: 'press' },
      { list: [{ ...item, kind: 'kit', id: 'p' }], totalCount: 1 },
      page,
    );
    expect(entries[0]?.url).toBe('https://www.example.com/cn/en/media/newsroom#kit-p');
  });
});

it('a key that no page of the feed can have is not asked for', () => {
  expect([isFeedKey('all', ''), isFeedKey('jobs', '1'), isFeedKey('jobs', '999')]).toEqual([true, true, true]);
  expect([isFeedKey('jobs', '1000'), isFeedKey('jobs', 'x1'), isFeedKey('jobs', '1x')]).toEqual([false, false, false]);
});

it('a day begins at midnight in Shanghai', () => {
  expect(rfc3339('2026-11-19')).toBe('2026-11-19T00:00:00+08:00');
  expect(rfc3339('2026-11-19 08:30:00')).toBe('2026-11-19T08:30:00+08:00');
});
