import { describe, expect, it } from 'vitest';
import { pathsOf } from './paths.ts';
import type { RouteTable } from './route.ts';

const routes = {
  home: { pattern: '/', layout: 'default', headerTheme: 'dark', query: [], fresh: 1 },
  list: { pattern: '/jobs', layout: 'default', headerTheme: 'light', query: ['city', 'page'], fresh: 1 },
  step: { pattern: '/visit/:step', layout: 'default', headerTheme: 'light', query: ['day'], fresh: 1 },
} as const satisfies RouteTable;
const paths = pathsOf(routes);

describe('the addresses of a section', () => {
  it('are its rows in a language', () => {
    expect(paths.list.href('en')).toBe('/cn/en/jobs');
    expect(paths.home.href('cn')).toBe('/cn/cn');
  });

  it('have the parameters that have a value, in the order of the row', () => {
    expect(paths.list.address({ page: 2, city: 'a b&c' })).toBe('/jobs?city=a%20b%26c&page=2');
    expect(paths.list.address({ page: undefined, city: '' })).toBe('/jobs');
  });

  it('are filled in where the pattern varies', () => {
    expect(paths.step.address({ step: 'who/me', day: '1' })).toBe('/visit/who%2Fme?day=1');
  });

  it('do not compile where a link would be dead', () => {
    // @ts-expect-error -- no page of the section has this name
    const missing: keyof typeof paths = 'jobs';
    expect(Object.keys(paths)).not.toContain(missing);
    // @ts-expect-error -- the page does not take this parameter
    expect(paths.list.address({ country: 'cn' })).toBe('/jobs');
    // @ts-expect-error -- the page takes no parameter at all
    expect(paths.home.address({ page: 1 })).toBe('/');
    // @ts-expect-error -- the address is not complete
    expect(paths.step.address()).toBe('/visit/');
  });
});
