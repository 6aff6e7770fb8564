import { describe, expect, it } from 'vitest';
import { servedMenu } from './served-menu.ts';
import { item } from './testing/menu-items.ts';

const served = (path: string) => ['/', '/news', '/invest/stock'].includes(path);
const left = (...items: Parameters<typeof servedMenu>[0]) =>
  servedMenu(items, served).map(({ id, url, sonMenu }) => [id, url, sonMenu.map((child) => child.id)]);

describe('a menu in front of the sections that are promoted', () => {
  it.each([
    '/news',
    'news',
    '/news?column=A&days=7',
    '/news#latest',
    '/news/',
    '/',
    '',
    'HTTPS://other.example/',
    'tel:400',
  ])('keeps %j', (url) => {
    expect(left(item('kept', { url }))).toEqual([['kept', url, []]]);
  });

  it.each(['/about', '/news/archive', '/newsletter', '/about?from=/news'])('leaves out %j', (url) => {
    expect(left(item('early', { url }))).toEqual([]);
  });

  it('leaves out what nobody serves on every level', () => {
    const menu = item('news', { url: '/news', sonMenu: [item('stock', { url: '/invest/stock' }), item('about')] });
    expect(left(menu)).toEqual([['news', '/news', ['stock']]]);
  });

  it('leads to the first page below when an entry has none of its own', () => {
    const menu = item('invest', { sonMenu: [item('basic'), item('price', { url: '/invest/stock?market=H' })] });
    expect(left(menu)).toEqual([['invest', '/invest/stock?market=H', ['price']]]);
  });

  it('drops an entry of which nothing is left', () => {
    expect(left(item('about', { sonMenu: [item('history'), item('story')] }))).toEqual([]);
  });
});
