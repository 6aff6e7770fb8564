import Fastify from 'fastify';
import { createLinks } from 'shared/contract/section/links';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { documentAddress } from './document-address.ts';
import { createDocuments, type DocumentsOptions } from './documents.ts';

const ORIGIN = 'https://www.example.com';
const DETAIL = { layout: 'default', headerTheme: 'light', query: ['baseid'], fresh: 60 } as const;
const links = createLinks({
  'mf-a': {
    tech: { ...DETAIL, pattern: '/tech/detail', offers: { articles: '' } },
    news: { ...DETAIL, pattern: '/news', offers: { feedHome: 'articles' } },
    filing: { ...DETAIL, pattern: '/invest/notice/detail', query: ['id'], offers: { announcement: true } },
  },
});
const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const article = (baseId: string, publishTime = '2026-11-21 09:00:00') => ({
  baseId,
  categoryCode: 'COL-KJCX-JSWZ',
  title: baseId,
  summary: '',
  publishTime,
  author: '',
  source: '',
  tags: [],
  languages: ['cn'],
  picture: '',
});

/** The web process with this service behind it. */
function openSite(answers: Record<string, (body: { after?: string }) => object>, isProduction = true) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const requests: unknown[] = [];
  const call = async (name: string, body: object, { lang }: { lang: string }) => {
    requests.push([name, body, lang]);
    return answers[name]?.(body);
  };
  const info = { name: 'The Group', shortName: 'Group', slogan: '', weibo: '', wechat: '', copyright: '' };
  const content = { version: '1' };
  const documents = createDocuments({
    snapshot: () => ({ id: 'c-1', links }),
    content,
    context: { call, origin: ORIGIN, siteData: { get: async () => ({ info }) } },
    previews: { send: (reply: { send(text: string): unknown }) => reply.send('a preview') },
    isProduction,
  } as unknown as DocumentsOptions);
  const server = Fastify();
  server.get('*', (request, reply) => {
    const address = documentAddress(request.raw.url ?? '');
    return address ? documents.send(request, reply, address) : reply.code(500).send('no document');
  });
  onTestFinished(async () => {
    vi.useRealTimers();
    await server.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  return { get, requests, content };
}

describe('a feed', () => {
  const page = (next: string, ...list: object[]) => ({ 'feed/articles': () => ({ list, next }) });

  it('says what it is, of whom, and where its page and its next part are', async () => {
    const { get } = openSite(page('k', article('wind')));
    const answer = await get('/cn/en/feeds/all.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/feed+json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'last-modified': 'Sat, 21 Nov 2026 01:00:00 GMT',
      'x-content-type-options': 'nosniff',
    });
    const feed = answer.json<Record<string, string>>();
    expect(feed).toMatchObject({
      home_page_url: `${ORIGIN}/cn/en/news`,
      feed_url: `${ORIGIN}/cn/en/feeds/all.json`,
      next_url: `${ORIGIN}/cn/en/feeds/all.json?after=k`,
      icon: `${ORIGIN}/cn/icons/icon-512.png`,
      items: [{ url: `${ORIGIN}/cn/en/tech/detail?baseid=wind` }],
    });
    expect(feed['title']).toMatch(/ – The Group$/);
    expect(feed['description']).toContain('The Group');
  });

  it('is written once for a version of the content, and not sent to who has it', async () => {
    const { get, requests, content } = openSite(page('', article('wind')));
    const { headers } = await get('/cn/en/feeds/all.rss');
    const again = await get('/cn/en/feeds/all.rss', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, requests.length]).toEqual([304, '', 1]);
    content.version = '2';
    await get('/cn/en/feeds/all.rss');
    expect(requests).toHaveLength(2);
  });

  it('has a further part under an address of its own, as long as there is something in it', async () => {
    const key = '20261102090000.second-wind';
    const more = openSite(page('', article('wind')));
    const found = (await more.get(`/cn/en/feeds/all.json?after=${key}`)).json<Record<string, string>>();
    expect(found['feed_url']).toBe(`${ORIGIN}/cn/en/feeds/all.json?after=${key}`);
    expect(found).not.toHaveProperty('next_url');
    const { get } = openSite(page(''));
    expect((await get(`/cn/en/feeds/all.json?after=${key}`)).statusCode).toBe(404);
    expect((await get('/cn/en/feeds/all.json')).statusCode).toBe(200);
  });

  it('is not there where no page shows the same, or with a key that is none', async () => {
    const { get, requests } = openSite(page(''));
    expect((await get('/cn/en/feeds/jobs.rss')).statusCode).toBe(404);
    expect((await get('/cn/en/feeds/all.rss?after=x')).statusCode).toBe(404);
    expect(requests).toEqual([]);
  });
});

describe('the site map', () => {
  const ranges = { 'sitemap/ranges': () => ({ list: [{ from: '2026-1', changed: '2026-11-20 10:00:00' }] }) };

  it('names its files, and when those of articles changed', async () => {
    const { get } = openSite(ranges);
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      ['pages', 'announcements', 'news', 'articles-2026-1'].map((name) => `${ORIGIN}/sitemap-${name}.xml`),
    );
    expect(body).toContain('<lastmod>2026-11-20T10:00:00+08:00</lastmod>');
    expect(headers).not.toHaveProperty('last-modified');
  });

  it('has the articles of a range that exists', async () => {
    const { get, requests } = openSite({ ...ranges, 'sitemap/articles': () => ({ list: [article('wind')] }) });
    expect((await get('/sitemap-articles-2026-1.xml')).body).toContain(`${ORIGIN}/cn/cn/tech/detail?baseid=wind`);
    expect(requests.at(-1)).toEqual(['sitemap/articles', { from: '2026-1' }, 'cn']);
    expect((await get('/sitemap-articles-2026-2.xml')).statusCode).toBe(404);
  });

  // Spec C29: issue 17, item 1.
  it('has every announcement that is out, in the languages that it was filed in, however many there are', async () => {
    const one = (baseId: string) => ({ baseId, languages: ['cn'], publishTime: '2026-10-30 16:05' });
    const all = Array.from({ length: 130 }, (_none, at) => one(`a-${at}`));
    const { get, requests } = openSite({
      'announcement/page': (body) => {
        const { pageNo } = body as { pageNo: number };
        return { list: all.slice((pageNo - 1) * 100, pageNo * 100) };
      },
    });
    const { body } = await get('/sitemap-announcements.xml');
    expect(body.match(/<url>/g)).toHaveLength(130);
    expect(body).toContain(`<loc>${ORIGIN}/cn/cn/invest/notice/detail?id=a-129</loc>`);
    expect(body).toContain('<lastmod>2026-10-30T16:05:00+08:00</lastmod>');
    expect(body).not.toContain('/cn/en/');
    expect(requests).toHaveLength(2);
  });

  it('has the news of the last two days in both languages, page by page until they are older', async () => {
    const { get, requests } = openSite({
      'feed/articles': ({ after }) =>
        after === ''
          ? { list: [article('new')], next: 'k' }
          : { list: [article('edge', '2026-11-19 12:00:00'), article('old', '2026-11-19 11:59:59')], next: 'l' },
    });
    const { body } = await get('/sitemap-news.xml');
    expect([...body.matchAll(/<news:title>(.*?)</g)].map(([, title]) => title)).toEqual(['new', 'edge', 'new', 'edge']);
    expect(body).toContain('<news:name>The Group</news:name>');
    expect(requests).toHaveLength(4);
    expect(requests).toContainEqual(['feed/articles', { after: 'k', pageSize: 100 }, 'en']);
  });

  it('has the newest eight where nothing is news, and no further part of them', async () => {
    const list = Array.from({ length: 9 }, (_, at) => article(`old${at}`, '2026-10-01 09:00:00'));
    const { get, requests } = openSite({ 'feed/articles': () => ({ list, next: 'k' }) });
    const { body } = await get('/sitemap-news.xml');
    expect([body.match(/<url>/g)?.length, body.includes('<news:news>'), requests.length]).toEqual([16, false, 2]);
  });

  it('has no more news than its readers read', async () => {
    const list = Array.from({ length: 400 }, (_, at) => article(`a${at}`));
    const { get, requests } = openSite({ 'feed/articles': () => ({ list, next: 'k' }) });
    expect((await get('/sitemap-news.xml')).body.match(/<url>/g)).toHaveLength(1000);
    expect(requests).toHaveLength(4);
  });
});

describe('a machine', () => {
  it('gets the manifest, the rules for search engines and previews', async () => {
    const { get } = openSite({});
    const manifest = await get('/cn/en/site.webmanifest');
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json()).toMatchObject({ name: 'The Group' });
    const robots = await get('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
    expect(robots.body.endsWith('/sitemap.xml\n')).toBe(true);
    const security = await get('/.well-known/security.txt');
    expect(security.headers['cache-control']).toBe('public, max-age=86400');
    expect(security.body).toMatch(/^Contact: .*\nExpires: 2027-05-20T.*\n.*\nCanonical: .*[^\n]\n$/);
    expect((await get('/cn/og/en/0123456789abcdef0123.png?of=%2Fcars')).body).toBe('a preview');
    expect((await openSite({}, false).get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('gets icons for a day, each drawn once', async () => {
    const { get } = openSite({});
    const [icon, again] = [await get('/cn/icons/icon-32.png'), await get('/cn/icons/icon-32.png')];
    expect(icon.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(again.rawPayload).toEqual(icon.rawPayload);
    const favicon = await get('/favicon.ico');
    expect(favicon.headers['content-type']).toBe('image/x-icon');
    expect(favicon.rawPayload.subarray(22)).toEqual(icon.rawPayload);
  });
});

// Spec STATE-prefetch.
describe('the rules of what browsers fetch ahead', () => {
  it.each([{}, { ect: '4g' }, { 'save-data': 'off', ect: '3g' }])('name the other language, to %j', async (headers) => {
    const answer = await openSite({}).get('/speculation-rules.json', headers);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/speculationrules\+json\b/) as string,
      'cache-control': 'public, max-age=86400',
      vary: 'save-data, ect',
    });
    expect(answer.json()).toEqual({
      prefetch: [{ where: { selector_matches: '[data-language-switch]' }, eagerness: 'moderate' }],
    });
  });

  it.each([{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }])('are empty to %j', async (headers) => {
    const answer = await openSite({}).get('/speculation-rules.json', headers);
    expect([answer.json(), answer.headers['vary']]).toEqual([{}, 'save-data, ect']);
  });
});
