/*
 * What a picture of the wind tunnel costs on a phone whose processor is four times slower: `pnpm --filter bench wind [origin]`, of a
 * running site. Prints a table and writes it into the README.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { percentile } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { PHONE, withBrowser } from './peers/browser.ts';

const THROTTLE = 4;
/** Milliseconds of each part of a visit. */
const LASTS = 4000;
/** Between two movements of the finger or the page. */
const BETWEEN = 60;

declare global {
  interface Window {
    /** Of every picture: milliseconds since the one before, and of its script. */
    pictures: { since: number; took: number }[];
  }
}

/** Notes what every picture that a script draws has cost. */
function watchPictures(): void {
  window.pictures = [];
  const ask = requestAnimationFrame;
  let last = 0;
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      const begun = performance.now();
      draw(time);
      if (last > 0) window.pictures.push({ since: time - last, took: performance.now() - begun });
      last = time;
    });
}

type Visit = (page: Page) => Promise<void>;

async function repeat(act: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < LASTS / BETWEEN; at += 1) {
    await act(at);
    await pause(BETWEEN);
  }
}

const VISITS: Readonly<Record<string, Visit>> = {
  'nobody acts': () => pause(LASTS),
  'a pointer moves': (page) => repeat((at) => page.mouse.move(120 + 3 * at, 300 + 40 * Math.sin(at / 6))),
  'the story is scrolled': (page) => repeat(() => page.evaluate(() => scrollBy({ top: 28, behavior: 'instant' }))),
};

async function picturesOf(browser: Browser, url: string, visit: Visit): Promise<string[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchPictures);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('main [data-live]').waitFor({ state: 'attached' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(() => (window.pictures = []));
    await visit(page);
    const pictures = await page.evaluate(() => window.pictures);
    const density = await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return canvas ? (canvas.width / canvas.clientWidth).toFixed(2) : 'drawing';
    });
    const at = (kind: 'since' | 'took', share: number) =>
      percentile(
        pictures.map((one) => one[kind]),
        share,
      ).toFixed(1);
    return [String(pictures.length), at('since', 0.5), at('since', 0.95), at('took', 0.5), at('took', 0.95), density];
  } finally {
    await context.close();
  }
}

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const rows: string[][] = [];
await withBrowser(async (browser) => {
  for (const [name, visit] of Object.entries(VISITS)) {
    rows.push([name, ...(await picturesOf(browser, `${origin}${BASE}/en`, visit))]);
  }
});
const head = [
  'four seconds in which',
  'pictures',
  'apart p50, ms',
  'p95',
  'script p50, ms',
  'p95',
  'pixels at the end',
];
const table = markdownTable([head, ...rows]);
process.stdout.write(table);
writeMeasured('wind', table);
