import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES, feedPath } from '../../published/feeds.ts';
import { THEME_COLOURS } from '../../published/theme-colour.ts';
import { documentAddress } from './document-address.ts';
import { isFeedKey } from './feed-source.ts';
import { wrapIco } from './icons.ts';
import { manifestOf, robotsTxt, securityTxt } from './small-documents.ts';

describe('who found a weakness', () => {
  it('learns whom to tell, where the standard says, and that it holds for less than a year', () => {
    expect(documentAddress('/.well-known/security.txt')).toEqual({ kind: 'security' });
    const now = Date.parse('2026-11-23T12:00:00Z');
    const lines = securityTxt('https://www.example.com', now).split('\n');
    expect(lines).toContain('Canonical: https://www.example.com/.well-known/security.txt');
    const address = /<(security@[^>]+)>/.exec(readFileSync('SECURITY.md', 'utf8'))?.[1];
    expect(lines).toContain(`Contact: mailto:${address}`);
    expect(lines).toContain('Expires: 2027-05-22T00:00:00.000Z');
  });
});

describe('addresses of documents', () => {
  it('lead to every feed in every form and language', () => {
    for (const name of FEED_NAMES) {
      expect(documentAddress(feedPath('en', name, 'atom'))).toEqual({
        kind: 'feed',
        lang: 'en',
        name,
        format: 'atom',
        after: '',
        search: {},
      });
    }
    expect(documentAddress('/cn/en/feeds/jobs.rss?city=wuhan&moon=1&keyword=%20wind%20')).toMatchObject({
      search: { keyword: 'wind', city: 'wuhan' },
    });
    expect(documentAddress('/cn/en/feeds/all.rss?city=wuhan')).toMatchObject({ search: {} });
    expect(documentAddress('/cn/en/feeds/press-kit.atom?brand=yaoxing&city=wuhan')).toMatchObject({
      name: 'press-kit',
      search: { brand: 'yaoxing' },
    });
    expect(documentAddress('/cn/cn/feeds/jobs.json?after=2')).toMatchObject({ lang: 'cn', format: 'json', after: '2' });
  });

  it('leave pages, made-up feeds and languages to the pages', () => {
    const targets = [
      '/cn/en',
      '/cn/en/feeds',
      '/cn/en/feeds/none.rss',
      '/cn/en/feeds/all.exe',
      '/cn/en/feeds/all.constructor',
      '/cn/fr/feeds/all.rss',
      '/cn/icons/icon-33.png',
      '/cn/fr/menu/0123456789abcdef.json',
      '/cn/en/menu/0123456789abcdeg.json',
      '/sitemap-articles-..%2f.xml',
      '/constructor',
    ];
    expect(targets.filter((target) => documentAddress(target) !== null)).toEqual([]);
  });

  it.each([
    ['/robots.txt', { kind: 'robots' }],
    ['/cn/en/stored/worker.js?of=%2Fbook%2Fticket', { kind: 'stored-worker', lang: 'en', of: '/book/ticket' }],
    ['/cn/cn/stored/page.webmanifest', { kind: 'stored-manifest', lang: 'cn', of: '' }],
    ['/favicon.ico?v=2', { kind: 'favicon' }],
    ['/sitemap.xml', { kind: 'sitemap' }],
    ['/sitemap-pages.xml', { kind: 'sitemap-pages' }],
    ['/sitemap-announcements.xml', { kind: 'sitemap-announcements' }],
    ['/sitemap-news.xml', { kind: 'sitemap-news' }],
    ['/sitemap-articles-2026-1.xml', { kind: 'sitemap-articles', from: '2026-1' }],
    ['/cn/icons/icon-180.png', { kind: 'icon', size: 180 }],
    ['/cn/en/site.webmanifest', { kind: 'manifest', lang: 'en' }],
    ['/cn/cn/menu/0123456789abcdef.json', { kind: 'menu', lang: 'cn', version: '0123456789abcdef' }],
    [
      '/cn/og/cn/0123456789abcdef0123.png',
      { kind: 'preview', lang: 'cn', of: '', target: '/cn/og/cn/0123456789abcdef0123.png' },
    ],
    [
      '/cn/og/en/0123456789abcdef0123.png?of=%2Fcars',
      { kind: 'preview', lang: 'en', of: '/cars', target: '/cn/og/en/0123456789abcdef0123.png?of=%2Fcars' },
    ],
  ])('%s names %j', (target, address) => {
    expect(documentAddress(target)).toEqual(address);
  });

  it.each([
    '/sitemap-articles-ab.xml',
    '/sitemap-articles-2026-1.xml.gz',
    '/old/sitemap-articles-2026-1.xml',
    '/other/icons/icon-180.png',
    '/cn/old/icons/icon-180.png',
    '/cn/og/fr/0123456789abcdef0123.png',
    '/cn/og/en/0123456789abcdef0123.png.exe',
    '/cn/og/en/0123456789abcdef01234.png',
    '/cn/old/og/en/0123456789abcdef0123.png',
    '/cn/fr/site.webmanifest',
    '/cn/en/old/site.webmanifest',
    '/cn/old/en/site.webmanifest',
    '/cn/en/old/feeds/all.rss',
    '/cn/en/feeds/all.rss/more',
    '/cnn/en/site.webmanifest',
  ])('%s is left to the pages', (target) => {
    expect(documentAddress(target)).toBeNull();
  });

  it('carry keys that are keys', () => {
    expect([isFeedKey('all', '20261102090000.second-wind'), isFeedKey('jobs', '2')]).toEqual([true, true]);
    expect([isFeedKey('all', '2'), isFeedKey('jobs', '0'), isFeedKey('jobs', "1'--")]).toEqual([false, false, false]);
  });
});

describe('small documents', () => {
  it('invite search engines to the production site only', () => {
    expect(robotsTxt('https://www.example.com', true)).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(robotsTxt('https://uat.example.com', false)).toBe('User-agent: *\nDisallow: /\n');
  });

  it('colour the browser as the page is coloured', () => {
    const tokens = readFileSync(createRequire(import.meta.url).resolve('shared/ui/styles/tokens.css'), 'utf8');
    expect(tokens).toContain(`--color-ground: light-dark(${THEME_COLOURS.light}, ${THEME_COLOURS.dark})`);
  });

  it('say how the site looks on a home screen', () => {
    const info = { name: 'Chenyue Group', shortName: 'CHENYUE', slogan: 'S', weibo: '', wechat: '', copyright: '' };
    expect(JSON.parse(manifestOf('en', info))).toMatchObject({
      short_name: 'CHENYUE',
      lang: 'en',
      start_url: '/cn/en',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    });
  });

  it('wrap an icon as the oldest browsers want it', () => {
    const ico = wrapIco(Buffer.from('png'), 32);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('png');
  });
});
