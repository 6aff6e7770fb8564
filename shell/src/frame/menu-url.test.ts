import { describe, expect, it } from 'vitest';
import { menuUrl } from './menu-url.ts';

describe('the address of a menu item (spec G-25)', () => {
  it.each([
    'http://example.com/',
    'https://example.com/a?b=c',
    'HTTPS://example.com/',
    '//example.com/',
    'mailto:ir@chenyue.example',
    'tel:+86-20-0000-0000',
    'TEL:400',
  ])('%s is kept as it is', (url) => {
    expect(menuUrl(url, 'en')).toBe(url);
  });

  it.each([
    ['/news', '/cn/en/news'],
    ['news', '/cn/en/news'],
    ['/news?column=COL-XWZX-QYDT', '/cn/en/news?column=COL-XWZX-QYDT'],
    ['/talent#campus', '/cn/en/talent#campus'],
    ['/', '/cn/en'],
    ['', '/cn/en'],
    ['httpd-guide', '/cn/en/httpd-guide'],
    ['data:text/html,x', '/cn/en/data:text/html,x'],
  ])('%j becomes %s', (url, address) => {
    expect(menuUrl(url, 'en')).toBe(address);
  });

  it('follows the language of the page', () => {
    expect(menuUrl('/news', 'cn')).toBe('/cn/cn/news');
  });
});
