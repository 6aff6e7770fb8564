import { describe, expect, it } from 'vitest';
import { pageKey, documentUrl, requestedPage } from './page-address.ts';

describe('what an address below the base asks for', () => {
  it('finds language, path and query of a page', () => {
    expect(requestedPage('/cn/en/news?page=2')).toEqual({
      kind: 'page',
      lang: 'en',
      path: '/news',
      search: '?page=2',
      isFragment: false,
      hasSlash: false,
    });
  });

  it('takes the home page of a language with and without a slash for one page', () => {
    expect(requestedPage('/cn/cn')).toMatchObject({ kind: 'page', path: '/', hasSlash: false });
    expect(requestedPage('/cn/cn/')).toMatchObject({ kind: 'page', path: '/', hasSlash: true });
  });

  it('knows the fragment of a page', () => {
    expect(requestedPage('/cn/_f/cn/news?page=2')).toMatchObject({
      kind: 'page',
      lang: 'cn',
      path: '/news',
      isFragment: true,
    });
  });

  it.each([
    ['/cn/news?page=2', { first: 'news', rest: '/news', search: '?page=2' }],
    ['/cn', { first: '', rest: '' }],
    ['/cn/', { first: '', rest: '' }],
    ['/cn/de/news', { first: 'de', rest: '/de/news' }],
  ])('leaves %s, which has no language, to the caller', (target, expected) => {
    expect(requestedPage(target)).toMatchObject({ kind: 'no-language', ...expected });
  });
});

it('a document and its fragment have one key, which is the address of the document', () => {
  expect(documentUrl({ lang: 'en', path: '/news', search: '?page=2' })).toBe('/cn/en/news?page=2');
  expect(documentUrl({ lang: 'cn', path: '/', search: '' })).toBe('/cn/cn');
  expect(pageKey('/cn/en/news?page=2')).toEqual({ url: '/cn/en/news?page=2', isFragment: false });
  expect(pageKey('/cn/_f/en/news?page=2')).toEqual({ url: '/cn/en/news?page=2', isFragment: true });
});
