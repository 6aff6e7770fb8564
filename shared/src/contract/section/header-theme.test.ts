import { describe, expect, it } from 'vitest';
import { headerThemeOf, withEarlierName } from './header-theme.ts';
import { release } from './release.ts';

describe('a route row of an earlier release', () => {
  it.each([
    ['night', 'dark'],
    ['paper', 'light'],
  ])('that says ground %s has the header theme %s', (ground, theme) => {
    expect(headerThemeOf({ ground })).toBe(theme);
    const { routes } = release.pick({ routes: true }).parse({
      routes: { home: { pattern: '/', layout: 'default', ground, query: [], fresh: 60 } },
    });
    expect(routes['home']).toMatchObject({ headerTheme: theme });
  });
});

describe('a route row of today', () => {
  const row = { pattern: '/', layout: 'default', headerTheme: 'dark', query: [], fresh: 60 } as const;

  it('is read as it says', () => {
    expect(headerThemeOf(row)).toBe('dark');
    expect(release.pick({ routes: true }).parse({ routes: { row } }).routes['row']).toEqual(row);
  });

  it('leaves its app with the earlier name, too, so that what is older than it can read it', () => {
    const { routes } = release.pick({ routes: true }).parse({ routes: withEarlierName({ row }) });
    expect(routes['row']).toEqual({ ...row, ground: 'night' });
  });

  it('that names no header theme in either way is refused', () => {
    const { headerTheme: _theme, ...nameless } = row;
    expect(() => release.pick({ routes: true }).parse({ routes: { nameless } })).toThrow('headerTheme');
  });
});
