import { describe, expect, it } from 'vitest';
import { createLinks, type LinkTable } from './links.ts';
import type { PageRoute, RouteTable } from './route.ts';

const row = (pattern: string, more: Partial<PageRoute> = {}): PageRoute => ({
  pattern,
  layout: 'default',
  headerTheme: 'light',
  query: [],
  fresh: 1,
  ...more,
});
const detail = { query: ['baseid', 'id'] };
const content: RouteTable = {
  story: row('/story', { ...detail, offers: { articles: '' } }),
  csr: row('/csr', { ...detail, offers: { articles: 'COL-A' } }),
  find: row('/find', { query: ['key'], offers: { search: true } }),
  well: row('/well', { offers: { newsletter: 'succeeded' } }),
};
const all = createLinks({ 'mf-content': content, 'mf-shop': { list: row('/shop', { query: ['colour'] }) } });
const names = {
  shop: { to: 'shop.list', query: ['colour'] },
  gone: { to: 'shop.closed' },
} as const satisfies LinkTable;

describe('a page of another section', () => {
  it('is found by its name', () => {
    expect(all.to(names.shop)).toBe('/shop');
    expect(all.to(names.shop, { colour: 'red & blue' })).toBe('/shop?colour=red%20%26%20blue');
  });

  it('is not there when nobody has it', () => {
    expect(all.to(names.gone)).toBeNull();
    expect(createLinks({}).to(names.shop)).toBeNull();
  });

  it('gets only the parameters that the section says it fills in', () => {
    // @ts-expect-error -- not among the parameters of the link
    expect(all.to(names.shop, { size: 'l' })).toBe('/shop');
  });
});

describe('a page that does something for the whole site', () => {
  it('is found by what it offers', () => {
    expect(all.offering('search', true, { key: 'wind' })).toBe('/find?key=wind');
    expect(all.offering('newsletter', 'succeeded')).toBe('/well');
    expect(all.offering('newsletter', 'failed')).toBeNull();
  });

  it('shows an article when it knows most about its category', () => {
    const at = (categoryCode: string) => all.article({ baseId: 'aero & lab', categoryCode });
    expect(at('COL-A-B')).toBe('/csr?baseid=aero%20%26%20lab');
    expect(at('COL-AB')).toBe('/story?baseid=aero%20%26%20lab');
    expect(createLinks({}).article({ baseId: 'x', categoryCode: '' })).toBeNull();
  });
});
