import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPointer } from '../fixtures/data-folder.ts';
import { sharedSite } from '../fixtures/places.ts';
import { expect, liveIslands, reachForIslands, test, wireTest } from '../fixtures/visitor.ts';
import { sitePages } from '../fixtures/site-pages.ts';

/** React defines its internals once per copy; everybody else only reads them. */
const REACT = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g;
/** Stands in the runtime of `shared` and nowhere else. */
const SHARED = /usePage needs a PageProvider above it/g;

const copies = (sources: readonly string[], pattern: RegExp) =>
  sources.reduce((sum, source) => sum + (source.match(pattern)?.length ?? 0), 0);

test('one tab that has used all sections holds one React and one shared', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const scripts: string[] = [];
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.includes('/cn/mf/')) scripts.push(scriptId);
  });
  await session.send('Debugger.enable');
  await page.goto('/cn/en');
  const islandPages = ['/cn/en/invest/stock', '/cn/en/book', '/cn/en/media'];
  for (const address of islandPages) {
    await page
      .locator('header a[href="/cn/en/news"], main a')
      .first()
      .evaluate((link: HTMLAnchorElement, href) => {
        link.href = href;
        link.removeAttribute('target');
        link.click();
      }, address);
    await expect(page).toHaveURL(address);
    await reachForIslands(page);
    await expect(liveIslands(page)).toHaveCount(1);
  }
  const sources = await Promise.all(
    scripts.map(async (scriptId) => (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource),
  );
  expect(copies(sources, REACT), 'copies of React').toBe(1);
  expect(copies(sources, SHARED), 'copies of shared').toBe(1);
  expect(sources.length).toBeGreaterThan(2 * islandPages.length);
  const runtimes = await page.locator('script[src*="/js/runtime."]').count();
  expect(runtimes, 'runtimes').toBe(1);
});

wireTest('the server entries of one constellation hold one React and one shared', async () => {
  const { dataDir } = sharedSite();
  const readJson = async (file: string) => JSON.parse(await readFile(path.join(dataDir, file), 'utf8')) as unknown;
  const id = await readPointer(dataDir);
  const { apps } = (await readJson(`constellations/${id}.json`)) as { apps: Record<string, { version: string }> };
  const entries = await Promise.all(
    Object.entries(apps).map(async ([app, { version }]) => {
      const folder = `releases/${app}/${version}`;
      const { server } = (await readJson(`${folder}/release.json`)) as { server: string };
      return readFile(path.join(dataDir, folder, server), 'utf8');
    }),
  );
  expect(entries).toHaveLength(new Set(sitePages.map(({ section }) => section)).size + 1);
  expect(copies(entries, REACT)).toBe(1);
  expect(copies(entries, SHARED)).toBe(1);
});
