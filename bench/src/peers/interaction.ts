/* The slowest of several presses (INP) on a phone whose processor is four times slower, the first while the page starts. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { PHONE, withFronts, type Watched } from './browser.ts';
import { addressOf } from './sides.ts';

const TIMES = 5;
const THROTTLE = 4;
/** Presses on the menu, which opens and closes without script on every side. */
const PRESSES = 4;
/** Milliseconds after which somebody presses again, whatever is still on its way. */
const STARTED_WITHIN = 10_000;
/** Milliseconds between two. */
export const BETWEEN = 300;

/** Runs in the page: the longest of all events so far, put down where a test can read it. */
function watchEvents(): void {
  const observer = new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    const before = Number(document.documentElement.getAttribute('data-longest') ?? 0);
    document.documentElement.setAttribute('data-longest', String(Math.max(before, longest)));
  });
  // The shortest that browsers tell of; TypeScript's DOM does not know it yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(options);
}

interface Visit {
  press: (page: Page) => Promise<void>;
  /** Addresses of which nothing comes. */
  refused?: RegExp;
}

/**
 * One visit of a phone whose processor is four times slower, on which somebody presses at once and again when all is quiet.
 * @returns milliseconds of the longest event, 16 when nothing was longer
 */
export async function longestEvent(browser: Browser, url: string, { press, refused }: Visit): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.addInitScript(watchEvents);
    if (refused) await page.route(refused, (route) => route.abort());
    await page.goto(url, { waitUntil: 'commit' });
    await press(page);
    await page.waitForLoadState('networkidle', { timeout: STARTED_WITHIN }).catch(() => {});
    await press(page);
    return Number((await page.locator('html').getAttribute('data-longest')) ?? 16);
  } finally {
    await context.close();
  }
}

async function pressMenu(page: Page): Promise<void> {
  const toggle = page.locator('header summary').first();
  for (let count = 0; count < PRESSES; count++) {
    await toggle.tap({ noWaitAfter: true });
    await pause(BETWEEN);
  }
}

export async function measureInteraction(watched: Watched): Promise<void> {
  await withFronts(watched.sides, 0, async (sides) => {
    for (let count = 0; count < (watched.isOnce ? 1 : TIMES); count++) {
      for (const side of sides) {
        watched.figures.add(
          'INP at a quarter of the speed, home: ms',
          side.name,
          await longestEvent(watched.browser, addressOf(side, 'home'), { press: pressMenu }),
        );
      }
    }
  });
}
