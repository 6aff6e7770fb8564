import { expect, it } from 'vitest';
import { linkProblems, type SectionTables } from './links.ts';

const shop: SectionTables = { name: 'mf-shop', routes: { list: { query: ['colour'] } }, links: {} };
const withLinks = (links: SectionTables['links']) =>
  linkProblems([shop, { name: 'mf-a', routes: { home: { query: [] } }, links }]);

it('a link to a page that another section has is no problem', () => {
  expect(withLinks({ shop: { to: 'shop.list', query: ['colour'] } })).toEqual([]);
});

it('a link that leads nowhere, to a page of its own, or by what the page does not take, is one', () => {
  expect(withLinks({ gone: { to: 'shop.closed' } })).toEqual([
    'mf-a/src/links.ts: gone leads to shop.closed, which no section has',
  ]);
  expect(withLinks({ own: { to: 'a.home' } })).toEqual([
    'mf-a/src/links.ts: own leads to a.home, a page of its own: use paths',
  ]);
  expect(withLinks({ shop: { to: 'shop.list', query: ['size'] } })).toEqual([
    'mf-a/src/links.ts: shop leads to shop.list, which takes no size',
  ]);
});
