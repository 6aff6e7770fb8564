import type { SectionAssembly } from 'shared/contract/section/frame';
import type { PageRoute } from 'shared/contract/section/route';
import type { Translator } from 'shared/contract/section/section';
import { expect, it } from 'vitest';
import { headerLinks } from './header-links.ts';

const row: PageRoute = { pattern: '/shop', layout: 'default', headerTheme: 'light', query: [], fresh: 1 };
const sectionWith = (routes: Record<string, PageRoute>) => ({ server: { routes } }) as unknown as SectionAssembly;
const translator: Translator = { lang: 'cn', t: (namespace, key) => `${namespace} ${key}` };

it('a page is linked from the header by its own words, in its own way', () => {
  const offers = { headerLink: { words: 'page.header', beside: true, counts: 'cart' } } as const;
  const shop = sectionWith({ list: { ...row, offers }, detail: { ...row, pattern: '/shop/detail' } });
  expect(headerLinks({ 'mf-shop': shop, 'mf-other': sectionWith({}) }, translator)).toEqual([
    { href: '/cn/cn/shop', text: 'mf-shop page.header', beside: true, counts: 'cart' },
  ]);
});
