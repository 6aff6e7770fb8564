import type { SiteData } from 'shared/contract/section/frame';
import { createLinks } from 'shared/contract/section/links';
import { describe, expect, it } from 'vitest';
import { item } from '../testing/menu-items.ts';
import { likeness, wordsIn } from './nearness.ts';
import { waysOn } from './ways-on.ts';

describe('what an address tells of what was looked for', () => {
  it.each([
    ['/news/wind_tunnel.html', 'wind tunnel'],
    ['/news/detail?baseid=winter-range-2025', 'winter range 2025'],
    ['/%E9%A3%8E%E6%B4%9E', '风洞'],
    ['/news?page=99', 'news'],
    ['/%E0%A4%A', ''],
    ['/', ''],
    [`/${'a'.repeat(200)}`, 'a'.repeat(60)],
  ])('%s tells %j', (address, words) => {
    expect(wordsIn(address)).toBe(words);
  });
});

it('addresses are alike that share most pairs of letters', () => {
  expect(likeness('/about/history', '/about/history')).toBe(1);
  expect(likeness('/about/history', '/about/histroy')).toBeGreaterThan(0.7);
  expect(likeness('/about/history', '/invest/stock')).toBeLessThan(0.3);
  expect(likeness('/', '/')).toBe(0);
});

const main = [
  item('about', {
    url: '/about',
    sonMenu: [item('history', { url: '/about/history#1997' }), item('plan', { url: '/gone' })],
  }),
  item('stock', { url: '/invest/stock' }),
  item('twin', { url: '/about/history' }),
  item('away', { url: 'https://about.example/history' }),
];
const quick = [
  item('group', { url: '/', sonMenu: [item('first', { url: '/news' }), item('second', { url: '/book' })] }),
];
const site = { main, quick, others: [] } as unknown as SiteData;
const search = { pattern: '/search', layout: 'default', headerTheme: 'light', query: ['key'], fresh: 60 } as const;
const context = {
  isServed: (path: string) => path !== '/gone',
  links: createLinks({ 'mf-a': { search: { ...search, offers: { search: true } } } }),
};
const on = (address: string, given: SiteData | null = site) =>
  waysOn({ screen: 'not-found', lang: 'en', address, now: 0, site: given }, context);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the ways on from a page that is not there', () => {
  it('lead to the search with the words of the address', () => {
    expect(on('/about/wind-tunnel').search).toEqual({ action: '/cn/en/search', words: 'wind tunnel' });
  });

  it('lead to pages of like addresses, each once and only those that are served, the nearest first', () => {
    expect(ids(on('/about/histroy').nearest)).toEqual(['history', 'about']);
    expect(ids(on('/zzz').nearest)).toEqual([]);
    expect(ids(on('/invest/stock?market=X').nearest)).toEqual(['stock']);
  });

  it('lead to what many want, without what is near already', () => {
    expect(ids(on('/zzz').popular)).toEqual(['first']);
    expect(ids(on('/news').popular)).toEqual(['first']);
  });

  it('are the search alone while nobody knows the menus', () => {
    expect(on('/about', null)).toMatchObject({ nearest: [], popular: [] });
  });
});
