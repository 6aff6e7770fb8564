import type { PageRoute } from './section.ts';

/** The row of an address whose words and blocks are content only; `night` ones open with a picture behind the header. */
export function composedRoute(pattern: string, look: Partial<Pick<PageRoute, 'ground' | 'layout'>> = {}) {
  return {
    pattern,
    page: 'composed',
    layout: 'default',
    ground: 'paper',
    query: ['tab', 'group'],
    fresh: 300,
    ...look,
  } as const;
}
