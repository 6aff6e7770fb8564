/*
 * What a picture of the wind tunnel costs on a phone whose page is four times slower: `pnpm --filter bench wind [origin]`, of a
 * running site. Prints a table and writes it into the README.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { DRAWN_HEAD, drawnWhile, onPhone } from './drawn-pictures.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { withBrowser } from './peers/browser.ts';

/** Milliseconds of each part of a visit. */
const LASTS = 4000;
/** Between two movements of the finger or the page. */
const BETWEEN = 60;

async function repeat(act: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < LASTS / BETWEEN; at += 1) {
    await act(at);
    await pause(BETWEEN);
  }
}

const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nobody acts': () => pause(LASTS),
  'a pointer moves': (page) => repeat((at) => page.mouse.move(120 + 3 * at, 300 + 40 * Math.sin(at / 6))),
  'the story is scrolled': (page) => repeat(() => page.evaluate(() => scrollBy({ top: 28, behavior: 'instant' }))),
};

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const rows: string[][] = [];
await withBrowser(async (browser) => {
  for (const [name, visit] of Object.entries(VISITS)) {
    const drawn = await onPhone(browser, `${origin}${BASE}/en`, async (page) => {
      await page.locator('main [data-live]').waitFor({ state: 'attached' });
      return drawnWhile(page, () => visit(page), page.workers()[0]);
    });
    rows.push([name, ...drawn]);
  }
});
const table = markdownTable([['four seconds in which', ...DRAWN_HEAD], ...rows]);
process.stdout.write(table);
writeMeasured('wind', table);
