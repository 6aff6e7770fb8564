import { describe, expect, it } from 'vitest';
import type { EarlierAssembly, SectionAssembly, SiteData } from 'shared/contract/section/frame';
import type { Asset, PageRequest, SectionServer } from 'shared/contract/section/section';
import { assemble } from './site.tsx';
import { item } from './testing/menu-items.ts';

const asset: Asset = ['/a.js', 'sha384-a'];
const files = { css: () => [], js: () => [] };
const site = {
  info: { name: 'Group', shortName: 'Group', wechat: 'code' },
  brands: [],
  featured: [],
  main: [item('elsewhere', { url: 'https://x.example/' }), item('air', { sonMenu: [item('wind', { url: '/wind' })] })],
  quick: [],
  others: [],
  remark: [],
} as unknown as SiteData;
const outcome = { kind: 'page', head: { title: 'Wind', description: '' }, data: null } as const;

/** A section of one page, whose row names its header theme in one way or the other. */
const serverWith = (theme: object, islands: object[] = []) =>
  ({
    routes: { wind: { pattern: '/wind', layout: 'default', query: [], fresh: 60, ...theme } },
    messages: { cn: {}, en: {} },
    render: () => ({ html: '<p>A page</p>', islands, words: {} }),
  }) as unknown as SectionServer;

function siteOf(section: SectionAssembly | EarlierAssembly) {
  const sections = { 'mf-a': { container: 'mf_a', entry: asset }, 'mf-b': { container: 'mf_b', entry: asset } };
  const constellation = { id: 'c1', runtime: asset, parts: {}, sections };
  const setup = { constellation, origin: 'https://x.example', kernel: asset, frameCss: [], finderCss: [] };
  return assemble({ ...setup, sections: { 'mf-a': section } });
}

function pageOf(section: SectionAssembly | EarlierAssembly) {
  const { match, page } = siteOf(section);
  const found = match('/wind');
  if (!found) throw new Error('the section has no such page');
  const request = { lang: 'en', path: '/wind', params: {}, query: {}, now: 0 } as unknown as PageRequest;
  return page({ match: found, outcome, request, site });
}

describe('a page of a section', () => {
  it('has the header theme of its row', () => {
    const server = serverWith({ headerTheme: 'dark' });
    expect(pageOf({ server, door: server, ...files })).toMatchObject({ headerTheme: 'dark', html: '<p>A page</p>' });
  });

  it('is the same when an older web process hands the section over, and an older build wrote its row', () => {
    expect(pageOf({ door: serverWith({ ground: 'night' }), ...files })).toMatchObject({
      headerTheme: 'dark',
      html: '<p>A page</p>',
    });
    expect(pageOf({ door: serverWith({ ground: 'paper' }), ...files })).toMatchObject({ headerTheme: 'light' });
  });
});

it('a page that may be kept on the device has its own beginning there, and others have none', () => {
  const tagsOf = (row: object) => {
    const server = serverWith({ headerTheme: 'light', ...row });
    return pageOf({ server, door: server, ...files }).head.filter(([, { rel }]) => rel === 'manifest');
  };
  const stored = { cn: '风', en: 'Wind' };
  expect(tagsOf({ offers: { stored } })).toEqual([
    ['link', { rel: 'manifest', href: '/cn/en/stored/page.webmanifest?of=%2Fwind' }],
  ]);
  expect(tagsOf({})).toEqual([]);
});

it('a page with islands names what they live on, and no document names the sections of other pages', () => {
  const [still, alive] = [[], [{ name: 'chart', when: 'load', props: {} }]].map((islands) => {
    const server = serverWith({ headerTheme: 'light' }, islands);
    const section = { server, door: server, ...files };
    const page = pageOf(section);
    return { page, body: siteOf(section).slots?.(page, site).body ?? '' };
  });
  expect(still?.page.page).not.toHaveProperty('remote');
  expect(alive?.page.page.remote).toEqual({ container: 'mf_a', entry: asset, runtime: asset });
  expect([still?.body.includes('mf_a'), alive?.body.includes('mf_b')]).toEqual([false, false]);
});

it('the header says where a page is, and nothing of a screen that is one for all addresses', () => {
  const server = serverWith({ headerTheme: 'light' });
  const section = { server, door: server, ...files };
  const { screen, slots } = siteOf(section);
  const missing = screen({ screen: 'not-found', lang: 'en', address: '/', now: 0, site });
  const bodies = [pageOf(section), missing].map((fragment) => slots?.(fragment, site).body);
  expect(bodies.map((body) => /data-here="([^"]*)"/.exec(body ?? '')?.[1])).toEqual(['/cn/en/wind', '']);
});

describe('the menu of a site', () => {
  const server = serverWith({ headerTheme: 'light' });
  const section = { server, door: server, ...files };

  it('has the entry that a page belongs to', () => {
    expect(pageOf(section)).toMatchObject({ menuEntry: 1 });
  });

  it('lies beside the document, which says where', () => {
    const { menu, slots } = siteOf(section);
    const { version = '', panels = [] } = menu?.('en', site) ?? {};
    const body = slots?.(pageOf(section), site).body ?? '';
    expect(body).toContain(`data-menu="/cn/en/menu/${version}.json"`);
    expect(body).toContain('data-here="/cn/en/wind"');
    expect([panels[0], body.includes('Name wind')]).toEqual(['', false]);
    expect(panels[1]).toContain('>Name wind</a>');
  });
});
