/*
 * `pnpm gallery:shots [--out folder] [component …]`: a picture of every component in both languages, both themes and the
 * four widths of the specification, as `<component>/<lang>-<theme>-<width>.png`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { startGallery } from '../fixtures/gallery.ts';

const WIDTHS = [375, 768, 1024, 1440];
const PAGES = ['cn-light', 'cn-dark', 'en-light', 'en-dark'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: path.join(import.meta.dirname, '../test-results/shots/gallery') } },
});

async function shoot(page: Page, name: string): Promise<void> {
  for (const section of await page.locator('section[id^="ui-"]').all()) {
    const component = (await section.getAttribute('id'))?.slice('ui-'.length) ?? '';
    if (positionals.length > 0 && !positionals.includes(component)) continue;
    const folder = path.join(values.out, component);
    mkdirSync(folder, { recursive: true });
    await section.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
  }
}

async function shootAll(browser: Browser, origin: string): Promise<void> {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const name of PAGES) {
      await page.goto(`${origin}/${name}.html`, { waitUntil: 'networkidle' });
      await shoot(page, `${name}-${width}`);
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
