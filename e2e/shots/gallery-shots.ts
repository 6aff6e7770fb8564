/*
 * `pnpm gallery:shots [--out folder] [component …]`: a picture of every component in both languages, both themes and the
 * four widths of spec LIM-breakpoints, as `<component>/<lang>-<theme>-<width>.png`, and with `-opened` what it opens.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { startGallery } from '../fixtures/gallery.ts';

const WIDTHS = [375, 768, 1024, 1440];
const PAGES = ['cn-light', 'cn-dark', 'en-light', 'en-dark'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: path.join(import.meta.dirname, '../test-results/shots/gallery') } },
});

/** What is not seen before somebody does something. */
const OPENERS: Readonly<Record<string, (part: Locator) => Promise<void>>> = {
  'error-summary': (part) => part.getByRole('button').first().click(),
  lightbox: (part) => part.locator('a, button').first().click(),
};

const isWanted = (component: string) => positionals.length === 0 || positionals.includes(component);

function fileOf(component: string, name: string): string {
  const folder = path.join(values.out, component);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.png`);
}

/** Pictures that would wait to be seen. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

async function shoot(page: Page, name: string): Promise<void> {
  await loadPictures(page);
  for (const section of await page.locator('section[id^="ui-"]').all()) {
    const component = (await section.getAttribute('id'))?.slice('ui-'.length) ?? '';
    if (isWanted(component)) await section.screenshot({ path: fileOf(component, name), animations: 'disabled' });
  }
}

async function shootOpened(page: Page, name: string): Promise<void> {
  for (const [component, open] of Object.entries(OPENERS)) {
    if (!isWanted(component)) continue;
    // Anew, and without the fragment of what was opened before.
    await page.goto(page.url().replace(/#.*/, ''));
    await page.locator('#gallery[data-live]').waitFor();
    await open(page.locator(`#ui-${component}`));
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].every(({ complete }) => complete),
    );
    await page.screenshot({ path: fileOf(component, `${name}-opened`), animations: 'disabled' });
  }
}

async function shootAll(browser: Browser, origin: string): Promise<void> {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const name of PAGES) {
      await page.goto(`${origin}/${name}.html`, { waitUntil: 'networkidle' });
      await shoot(page, `${name}-${width}`);
      await shootOpened(page, `${name}-${width}`);
    }
    await page.close();
  }
}

const gallery = await startGallery();
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await shootAll(browser, gallery.origin);
  console.log(`Pictures: ${values.out}`);
} finally {
  await browser.close();
  await gallery.stop();
}
