import type { Browser, Page } from 'playwright';
import { percentile } from './load.ts';
import { PHONE } from './peers/browser.ts';

/* What pictures that a script draws cost on a phone whose processor is four times slower. */

const THROTTLE = 4;

/** Heads of what `drawnWhile` returns. */
export const DRAWN_HEAD = ['pictures', 'apart p50, ms', 'p95', 'script p50, ms', 'p95', 'pixels at the end'];

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

/** A page on that phone, at its own speed until pictures are counted. */
export async function onPhone<Result>(
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPictures);
    await page.goto(url, { waitUntil: 'load' });
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** The pictures drawn while somebody acts, and pixels of the screen for each of the style sheet; `drawing` without a canvas. */
export async function drawnWhile(page: Page, act: () => Promise<void>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => (window.pictures = []));
  await act();
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
}
