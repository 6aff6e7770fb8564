import type { Browser, Page, Worker } from 'playwright';
import { percentile } from './load.ts';
import { PHONE } from './peers/browser.ts';

/* What pictures that a script draws cost on a phone whose processor is four times slower. */

const THROTTLE = 4;

/** Heads of what `drawnWhile` returns. */
export const DRAWN_HEAD = ['pictures', 'apart p50, ms', 'p95', 'script p50, ms', 'p95', 'pixels at the end'];

/** What is known where a script draws, which is a page or a worker of one. */
interface Drawn {
  /** Of every picture: milliseconds since the one before, and of its script. */
  pictures: { since: number; took: number }[];
  /** Pixels of the canvas from left to right. */
  width: number;
}

declare global {
  var drawn: Drawn;
}

/** Keeps what every picture that a script draws has cost. */
function watchPictures(): void {
  globalThis.drawn = { pictures: [], width: 0 };
  const ask = requestAnimationFrame;
  let last = 0;
  globalThis.requestAnimationFrame = (draw) =>
    ask((time) => {
      const begun = performance.now();
      draw(time);
      if (last > 0) globalThis.drawn.pictures.push({ since: time - last, took: performance.now() - begun });
      last = time;
    });
  const { prototype } = OffscreenCanvasRenderingContext2D;
  // oxlint-disable-next-line typescript/unbound-method -- called on the context that it is asked of
  const { clearRect } = prototype;
  prototype.clearRect = function (...box) {
    globalThis.drawn.width = this.canvas.width;
    clearRect.apply(this, box);
  };
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

/**
 * The pictures drawn while somebody acts, and pixels of the screen for each of the style sheet; `drawing` without a canvas.
 * @param worker that draws, where the page does not; it keeps its speed
 */
export async function drawnWhile(page: Page, act: () => Promise<void>, worker?: Worker): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  if (worker) await worker.evaluate(watchPictures);
  else await page.evaluate(() => (globalThis.drawn.pictures = []));
  await act();
  // A worker that has given up is gone, with what it kept.
  const { pictures, width } = worker
    ? await worker.evaluate(() => globalThis.drawn).catch((): Drawn => ({ pictures: [], width: 0 }))
    : await page.evaluate(() => globalThis.drawn);
  const density = await page.evaluate((pixels) => {
    const canvas = document.querySelector('canvas');
    return canvas ? ((pixels || canvas.width) / canvas.clientWidth).toFixed(2) : 'drawing';
  }, width);
  const at = (kind: 'since' | 'took', share: number) =>
    percentile(
      pictures.map((one) => one[kind]),
      share,
    ).toFixed(1);
  return [String(pictures.length), at('since', 0.5), at('since', 0.95), at('took', 0.5), at('took', 0.95), density];
}
