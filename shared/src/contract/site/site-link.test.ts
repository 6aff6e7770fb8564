import { expect, it } from 'vitest';
import { contentLink, pageHref } from './site-link.ts';

it('puts pages below base and language', () => {
  expect(pageHref('cn', '/')).toBe('/cn/cn');
  expect(pageHref('en', '/news?page=2')).toBe('/cn/en/news?page=2');
});

it.each([
  ['/talent', '/cn/en/talent', false],
  ['talent', '/cn/en/talent', false],
  ['//cdn.example/a', '//cdn.example/a', true],
  ['HTTPS://example.com/', 'HTTPS://example.com/', true],
  ['http://example.com/', 'http://example.com/', true],
  ['mailto:news@example.com', 'mailto:news@example.com', false],
  ['tel:+860000', 'tel:+860000', false],
  ['#profile', '#profile', false],
  ['/cn/media-files/esg-2025.pdf', '/cn/media-files/esg-2025.pdf', false],
  ['httpserver', '/cn/en/httpserver', false],
])('reads the address %s of an editor', (url, href, external) => {
  expect(contentLink('en', url)).toEqual({ href, external });
});
