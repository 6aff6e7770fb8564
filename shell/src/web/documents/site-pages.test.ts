import type { SiteData } from 'shared/contract/section/frame';
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../page/render-request.ts';
import { fakeSnapshot, renderedPage } from '../testing/fake-snapshot.ts';
import { provenPages } from './site-pages.ts';

const ORIGIN = 'https://www.example.com';
const item = (url: string, ...sonMenu: object[]) => ({ url, sonMenu });

interface Site {
  /** Patterns of the routes. */
  patterns?: readonly string[];
  /** Addresses of the menu, of the quick links and of the footer. */
  menus?: readonly [object[], object[], object[]];
  /** Pages of the content pack. */
  pages?: readonly string[];
  /** What the head of the page at this address calls itself, below the origin; the address itself unless it says so. */
  canonical?: (own: string) => string | null;
  status?: (own: string) => number;
}

/** Addresses of the site map, each with its languages, and all that were rendered for it. */
async function prove({ patterns = [], menus, pages = [], canonical = (own) => own, status = () => 200 }: Site) {
  const rendered: string[] = [];
  const found = fakeSnapshot({
    match: (path) => {
      const offers = path === '/news/detail' ? { articles: '' } : undefined;
      const route = { query: ['type'], fresh: 60, ...(path === '/plain' ? {} : { offers: offers ?? {} }) };
      return path === '/nowhere' ? null : ({ section: 'mf-a', page: 'a', params: {}, route } as never);
    },
    render: async (_section, request) => {
      const { lang, path, search } = request as { lang: string; path: string; search: string };
      const own = `/cn/${lang}${path === '/' ? '' : path}${search}`;
      rendered.push(own);
      if (path === '/moved') return { kind: 'redirect', status: 301, to: '/cn/en' };
      const name = canonical(own);
      const head = [
        ['link', { rel: 'icon', href: '/icon.png' }],
        ...(name === null ? [] : [['link', { rel: 'canonical', href: `${ORIGIN}${name}` }]]),
      ];
      return renderedPage('<h1>A page</h1>', { status: status(own), head: head as never });
    },
  });
  const routes = Object.fromEntries(patterns.map((pattern, at) => [`page${at}`, { pattern }]));
  const snapshot = { ...found, routes: { 'mf-a': routes } } as unknown as typeof found;
  const [main = [], quick = [], others = []] = menus ?? [];
  const requests: unknown[] = [];
  const context = {
    origin: ORIGIN,
    siteData: { get: async () => (menus ? ({ main, quick, others } as unknown as SiteData) : null) },
    call: async (...request: unknown[]) => {
      requests.push(request);
      return { list: pages };
    },
    report: () => {},
  } as unknown as RenderContext;
  return { pages: await provenPages(snapshot, context), rendered, requests };
}

const BOTH = ['cn', 'en'];

describe('the pages of the site map', () => {
  it('are those with an address of their own, those of the pack and those that menus name, in their order', async () => {
    const { pages, requests } = await prove({
      patterns: ['/', '/plain', '/cars/:id', '/files/*'],
      pages: ['/history', '/plain'],
      menus: [
        [item('/cars', item('cars?type=red'), item(''))],
        [item('/brand#story')],
        [item('/about#team'), item('/about')],
      ],
    });
    const addresses = ['/', '/about', '/brand', '/cars', '/cars?type=red', '/history', '/plain'];
    expect(pages).toEqual(addresses.map((address) => ({ address, languages: BOTH })));
    expect(requests).toEqual([['sitemap/pages', {}, { lang: 'cn' }]]);
  });

  it('are never of another site, a mail address or a part of a page', async () => {
    const others = [
      'https://shop.example/cars',
      'HTTP://shop.example',
      'mailto:a@b.example',
      '//cdn.example/a',
      '#top',
    ];
    const { pages, rendered } = await prove({ menus: [others.map((url) => item(url)), [], []] });
    expect([pages, rendered]).toEqual([[], []]);
  });

  it('are no articles, which have site maps of their own', async () => {
    const { pages } = await prove({ pages: ['/news/detail?baseid=a', '/news'] });
    expect(pages.map(({ address }) => address)).toEqual(['/news']);
  });

  it('are known without menus, too', async () => {
    expect((await prove({ patterns: ['/cars'] })).pages).toHaveLength(1);
  });
});

describe('a page is in the site map', () => {
  it('in the languages in which it is there', async () => {
    const { pages } = await prove({
      patterns: ['/cars', '/vans'],
      status: (own) => (own === '/cn/cn/cars' || own.endsWith('/vans') ? 404 : 200),
    });
    expect(pages).toEqual([{ address: '/cars', languages: ['en'] }]);
  });

  it.each([
    ['leads elsewhere', { patterns: ['/moved'] }],
    ['is none', { patterns: ['/nowhere'] }],
    ['may not be indexed, and so has no canonical address', { patterns: ['/cars'], canonical: () => null }],
    ['calls itself another one', { patterns: ['/cars'], canonical: () => '/cn/en/vans' }],
    ['only ends like the other one', { patterns: ['/cars'], canonical: (own: string) => `/old${own}` }],
    ['is another one for this query', { pages: ['/cars?type=red'], canonical: () => '/cn/en/cars' }],
    ['has a query that changes nothing', { pages: ['/cars?utm=mail'] }],
  ])('unless it %s', async (_what, site: Site) => {
    expect((await prove(site)).pages).toEqual([]);
  });
});
