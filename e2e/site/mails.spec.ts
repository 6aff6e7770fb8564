import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { keepAxeIn, violationsInBothThemes } from '../fixtures/axe.ts';
import { isLong } from '../fixtures/load/length.ts';
import { mustRun } from '../fixtures/node-process.ts';
import { sharedSite } from '../fixtures/places.ts';

/** A phone, upright: mail programs give a mail no more. */
const NARROW = 375;

// Every mail in both languages, as `mails preview` writes them; after a long run `test-results/mails` has their pictures to look at.
test('every mail fits a phone, and can be read in light and dark', async ({ page }) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  await mustRun(['api/src/cli.ts', 'mails', 'preview', folder], { DATA_DIR: sharedSite().dataDir });
  const names = (await readdir(folder)).filter((name) => name !== 'gallery.html');
  expect(names).toHaveLength(74);
  await page.setViewportSize({ width: NARROW, height: 800 });
  await keepAxeIn(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) loaded.push(request.url());
  });
  for (const name of names) {
    await page.goto(pathToFileURL(path.join(folder, name)).href);
    expect(await violationsInBothThemes(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(NARROW);
    for (const colorScheme of isLong ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `test-results/mails/${name}.${colorScheme}.png`, fullPage: true });
    }
  }
  expect(loaded, 'what a mail loads tells its sender that it was read').toEqual([]);
});
