import type { Snapshot } from '../constellation/snapshot.ts';

/** Addresses with parts that differ from page to page, in the syntax of route tables. */
const VARIES = /[:*?]/;

/**
 * The stylesheet of each page by its address below the language segment, which is empty for the home page. Pages whose address varies
 * are left out, and so are styles that depend on what a page shows.
 */
export function pageStyles({ releases, routes }: Pick<Snapshot, 'releases' | 'routes'>): Record<string, string> {
  const rows = Object.entries(routes).flatMap(([app, table]) => {
    const release = releases[app];
    return Object.entries(table).flatMap(([page, { pattern }]): [string, string][] => {
      const [file] = release?.css[page] ?? [];
      if (!release || file === undefined || VARIES.test(pattern)) return [];
      return [[pattern.replace(/^\/$/, ''), release.publicPath + file]];
    });
  });
  return Object.fromEntries(rows);
}
