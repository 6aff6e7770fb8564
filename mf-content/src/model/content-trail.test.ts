import { describe, expect, it } from 'vitest';
import { ARTICLE_LISTS } from './article-lists.ts';
import { articleTrail, listTrail } from './content-trail.ts';

const hrefsOf = (trail: readonly { href?: string }[]) => trail.map(({ href }) => href);

describe('the way to a list', () => {
  it('leads from the home page', () => {
    expect(listTrail(ARTICLE_LISTS.news, 'en')).toEqual([{ name: 'Home', href: '/cn/en' }, { name: 'News' }]);
  });

  it('leads through the page above it, where it has one', () => {
    expect(hrefsOf(listTrail(ARTICLE_LISTS.csrList, 'cn'))).toEqual(['/cn/cn', '/cn/cn/csr', undefined]);
    expect(hrefsOf(listTrail(ARTICLE_LISTS.innoList, 'en'))).toEqual(['/cn/en', '/cn/en/tech', undefined]);
  });
});

describe('the way to an article', () => {
  it('leads through its list and its column', () => {
    const trail = articleTrail('COL-XWZX-PPDT', 'en');
    expect(hrefsOf(trail)).toEqual(['/cn/en', '/cn/en/news', '/cn/en/news?column=COL-XWZX-PPDT']);
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'News', 'Brand news']);
  });

  it('has no step for the column of a list that has only one', () => {
    expect(hrefsOf(articleTrail('COL-SHZR-ZRDT', 'en'))).toEqual(['/cn/en', '/cn/en/csr', '/cn/en/csr/list']);
  });

  it('ends at the list for a column that it does not have', () => {
    expect(hrefsOf(articleTrail('COL-XWZX-NOPE', 'en'))).toEqual(['/cn/en', '/cn/en/news']);
  });
});
