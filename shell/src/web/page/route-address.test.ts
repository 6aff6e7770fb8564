import { describe, expect, it, vi } from 'vitest';
import type { Match } from 'shared/contract/section/frame';
import type { Snapshot } from '../constellation/snapshot.ts';
import { documentUrl } from './page-address.ts';
import { routeAddress, routeOnce } from './route-address.ts';

const MATCH = {
  section: 's',
  page: 'list',
  params: {},
  route: { query: ['column', 'page'], values: { page: 1000 } },
} as unknown as Match;
const site = { match: (path: string) => (path.startsWith('/list') ? MATCH : null) } as Snapshot['site'];
const at = (path: string, search = '') => routeAddress({ site }, { lang: 'en', path, search });

describe('the route of an address', () => {
  it('has the declared parameters only, first value each, in one order', () => {
    const { match, query, search } = at('/list', '?utm=1&page=2&column=news&page=3&empty=');
    expect(match).toBe(MATCH);
    expect(query).toEqual({ column: 'news', page: '2' });
    expect(search).toBe('?column=news&page=2');
  });

  it('finds names in any case, those as declared first (spec G-3)', () => {
    expect(at('/list', '?COLUMN=news&Page=2').search).toBe('?column=news&page=2');
    expect(at('/list', '?PAGE=3&page=2').query).toEqual({ page: '2' });
  });

  it('is none where no page is, whatever is asked there', () => {
    expect(at('/nowhere', '?page=2')).toMatchObject({ match: null, search: '', query: {} });
  });

  it.each(['/list/%zz', '/list/%E0%A4%A', '/list/%00', '/list/a%0Ab', '/list/%7F', '/list/%C0%80'])(
    'is none for %s, which cannot be read or holds control characters',
    (path) => expect(at(path).match).toBeNull(),
  );

  it.each(['0', '1001', 'two', '-1', '2%20'])(
    'is none for the page %s, which no page has, whatever the section says',
    (page) => {
      const refused = at('/list', `?page=${page}&column=news`);
      expect(refused).toMatchObject({ match: null, isRefused: true });
      expect(documentUrl(refused)).not.toBe(documentUrl(at('/list', '?column=news')));
    },
  );

  it('is none for a query that no database takes, which never shares the key of the page itself', () => {
    const refused = at('/list', '?page=%00');
    expect(refused.match).toBeNull();
    expect(documentUrl(refused)).not.toBe(documentUrl(at('/list')));
  });
});

it('the route of one request is matched once, of another one or in another constellation anew', () => {
  const match = vi.fn(site.match);
  const [one, other] = [{ site: { match } }, { site: { match } }] as unknown as Snapshot[];
  if (!one || !other) throw new Error('there are two');
  const routed = routeOnce();
  const list = { lang: 'en', path: '/list', search: '?page=2' } as const;
  expect(routed(one, list)).toBe(routed(one, { ...list }));
  expect(match).toHaveBeenCalledTimes(1);
  expect(routed(one, { ...list, search: '?page=3' }).query).toEqual({ page: '3' });
  expect(routed(other, list).query).toEqual({ page: '2' });
  expect(match).toHaveBeenCalledTimes(3);
});
