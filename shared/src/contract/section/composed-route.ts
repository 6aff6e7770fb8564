import type { PageRoute } from './route.ts';

/** The row of an address whose words and blocks are content only; `dark` ones open with a picture behind the header. */
export function composedRoute<const Pattern extends string>(
  pattern: Pattern,
  more: Partial<Pick<PageRoute, 'headerTheme' | 'layout' | 'offers'>> = {},
) {
  return {
    pattern,
    page: 'composed',
    layout: 'default',
    headerTheme: 'light',
    query: ['tab', 'group'],
    fresh: 300,
    ...more,
  } as const;
}
