import type { Release } from 'shared/contract/section/release';
import { expect, test } from 'vitest';
import { checkVanished, vanishedPages } from './vanished-pages.ts';

const release = (...routes: (readonly [pattern: string, ...query: string[]])[]): Release[] => [
  {
    owner: 'investor relations',
    routes: Object.fromEntries(
      routes.map(([pattern, ...query], at) => [
        `row${at}`,
        { pattern, layout: 'default', headerTheme: 'light', query, fresh: 0 },
      ]),
    ),
  } as Partial<Release> as Release,
];

test('a page that is only added, moved to another section or made more general stays', () => {
  const before = [...release(['/invest'], ['/invest/notice', 'year']), ...release(['/brand/:name'], ['/zt/bjcz'])];
  const after = [...release(['/zt/:topic'], ['/Invest/'], ['/invest/notice', 'kind', 'year'], ['/brand/:brand'])];
  expect(vanishedPages(before, after)).toEqual([]);
});

test('a page that nobody answers any more is named with its owner', () => {
  const vanished = vanishedPages(
    release(['/invest'], ['/invest/:year/notice']),
    release(['/invest'], ['/invest/:year']),
  );
  expect(() => checkVanished(vanished, [])).toThrow(
    '/invest/:year/notice (investor relations) would be gone. Content and other sites link there by address: keep the page, or promote with --drop /invest/:year/notice.',
  );
});

test('a page of fixed address does not stand in for one with a parameter', () => {
  expect(vanishedPages(release(['/brand/:name']), release(['/brand/one']))).toHaveLength(1);
});

test('a parameter that a page no longer takes is named', () => {
  const vanished = vanishedPages(release(['/invest/stock', 'period', 'market']), release(['/invest/stock', 'period']));
  expect(() => checkVanished(vanished, [])).toThrow('/invest/stock (investor relations) would no longer take market');
});

test('what its owner drops by name may go, and nothing else with it', () => {
  const vanished = vanishedPages(release(['/a'], ['/b']), release(['/c']));
  expect(() => checkVanished(vanished, ['/a', '/b'])).not.toThrow();
  expect(() => checkVanished(vanished, ['/a'])).toThrow(/^\/b \(/);
});
