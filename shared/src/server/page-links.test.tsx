import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLinks, type Links } from '../contract/section/links.ts';
import { PageProvider } from '../runtime/page-context.tsx';
import { createPageStore } from '../runtime/page-store.ts';
import { createTranslator } from '../runtime/translate.ts';
import { NavigationContext, useLinks, useTrail, type PageLinks, type PageNavigation } from './page-links.ts';

const ROW = { layout: 'default', headerTheme: 'light', query: ['baseid'], fresh: 60 } as const;
const links = createLinks({
  'mf-a': { tech: { ...ROW, pattern: '/tech/detail', offers: { articles: '', search: true } } },
});

/** What a page of this site sees. */
function seen<Value>(look: () => Value, navigation?: PageNavigation): Value {
  const found: Value[] = [];
  const Page = (): ReactNode => {
    found.push(look());
    return null;
  };
  const store = createPageStore('en');
  const scope = { translator: createTranslator('en', {}), store, pristine: store, now: 0 };
  const page = <PageProvider scope={scope}>{<Page />}</PageProvider>;
  renderToString(navigation ? <NavigationContext value={navigation}>{page}</NavigationContext> : page);
  return found[0] as Value;
}

const linksOf = (known: Links | undefined): PageLinks => seen(useLinks, { links: known, trail: [] });
const TECH = { to: 'a.tech', query: ['baseid'] } as const;
const ARTICLE = { baseId: 'wind', categoryCode: 'COL-KJCX-JSWZ' };

describe('a link to another section', () => {
  it('leads to its page in the language of the visitor', () => {
    const { to, offering, article } = linksOf(links);
    expect(to(TECH, { baseid: 'wind' })).toBe('/cn/en/tech/detail?baseid=wind');
    expect(offering('search', true)).toBe('/cn/en/tech/detail');
    expect(article(ARTICLE)).toBe('/cn/en/tech/detail?baseid=wind');
  });

  it('is left out where this constellation has no such page', () => {
    for (const { to, offering, article } of [linksOf(createLinks({})), linksOf(undefined), seen(useLinks)]) {
      expect([to(TECH), offering('search', true), article(ARTICLE)]).toEqual([undefined, undefined, undefined]);
    }
  });
});

it('a page knows the way to itself, and none where nobody said it', () => {
  const trail = [{ name: 'Home', href: '/cn/en' }];
  expect(seen(useTrail, { links, trail })).toBe(trail);
  expect(seen(useTrail)).toEqual([]);
});
