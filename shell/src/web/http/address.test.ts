import { describe, expect, it } from 'vitest';
import { parseAddress } from './address.ts';

describe('what an address asks for', () => {
  it('leads from the root to the default language', () => {
    expect(parseAddress('/')).toEqual({ kind: 'home' });
  });

  it('finds language, path and query of a page', () => {
    expect(parseAddress('/cn/en/news?page=2')).toEqual({
      kind: 'page',
      lang: 'en',
      path: '/news',
      search: '?page=2',
      fragment: false,
      slash: false,
    });
  });

  it('takes the home page of a language with and without a slash for one page', () => {
    expect(parseAddress('/cn/cn')).toMatchObject({ kind: 'page', path: '/', slash: false });
    expect(parseAddress('/cn/cn/')).toMatchObject({ kind: 'page', path: '/', slash: true });
  });

  it('knows the fragment of a page', () => {
    expect(parseAddress('/cn/_f/cn/news?page=2')).toMatchObject({
      kind: 'page',
      lang: 'cn',
      path: '/news',
      fragment: true,
    });
  });

  it.each([
    ['/cn/news?page=2', { first: 'news', rest: '/news', search: '?page=2' }],
    ['/cn', { first: '', rest: '' }],
    ['/cn/', { first: '', rest: '' }],
    ['/cn/de/news', { first: 'de', rest: '/de/news' }],
  ])('leaves %s, which has no language, to the caller', (target, expected) => {
    expect(parseAddress(target)).toMatchObject({ kind: 'no-language', ...expected });
  });

  it.each([
    ['/cn/mf/shell/1.0.0/client/a.js', { kind: 'asset', path: 'shell/1.0.0/client/a.js' }],
    ['/cn/media-files/hero-800.avif', { kind: 'media', path: 'hero-800.avif' }],
    ['/cn/api/article/page', { kind: 'service' }],
    ['/cnx/cn', { kind: 'outside' }],
    ['/favicon.ico', { kind: 'outside' }],
  ])('sends %s to its own server', (target, expected) => {
    expect(parseAddress(target)).toEqual(expected);
  });
});
