import type { Page } from 'playwright/test';
import { expect } from '../../../fixtures/breakable-site.ts';
import type { VersionsOf } from '../../../fixtures/load/crowd.ts';

interface LoadedDocument {
  /** Constellation that the document is of. */
  set: string;
  /** Addresses of everything that it has loaded by an element: a page that is fetched ahead is not on screen yet. */
  applied: string[];
}

const readDocument = (page: Page): Promise<LoadedDocument> =>
  page.evaluate(() => {
    const { id } = JSON.parse(document.getElementById('constellation')?.textContent ?? '') as { id: string };
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      set: id,
      applied: entries.filter(({ initiatorType }) => initiatorType !== 'fetch').map(({ name }) => name),
    };
  });

/**
 * The document on screen has scripts and styles of one set alone, its own, since it was opened.
 * @returns that set
 */
export async function expectOneSet(page: Page, versionsOf: VersionsOf): Promise<string> {
  const { set, applied } = await readDocument(page);
  const releases = applied.flatMap((address) => {
    const [, app, version] = /\/cn\/mf\/([a-z-]+)\/([^/]+)\/client\//.exec(address) ?? [];
    return app === undefined || version === undefined ? [] : [`${app}@${version}`];
  });
  const own = await versionsOf(set);
  expect(releases.length, 'something of a release is loaded').toBeGreaterThan(0);
  expect(
    [...new Set(releases)].filter((release) => !own.has(release)),
    `nothing of another set in a document of ${set}`,
  ).toEqual([]);
  return set;
}
