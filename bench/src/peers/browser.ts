import { chromium, type Browser } from 'playwright';
import { freePort } from '../processes.ts';
import type { Figures } from './figures.ts';
import { openFront, type Front } from './front.ts';
import type { Side } from './sides.ts';

/** What everything that is measured in a browser is given. */
export interface Watched {
  browser: Browser;
  /** Where the browser listens for other programs. */
  port: number;
  /** Ours is the first. */
  sides: readonly Side[];
  figures: Figures;
  /** Everything is measured once. */
  isOnce: boolean;
}

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A browser of its own, ended afterwards. */
export async function withBrowser(measure: (browser: Browser, port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    await measure(browser, port);
  } finally {
    await browser.close();
  }
}

/** The same side, as far away as told and compressed as on a line. @returns also what closes its front */
export async function behindFront(side: Side, ours: Side, roundTrip = 0): Promise<[Side, Front]> {
  const front = await openFront(side.origin, ours.origin, roundTrip);
  return [{ ...side, origin: front.url }, front];
}

/** All sides behind fronts of their own, which are closed afterwards. */
export async function withFronts(
  sides: readonly Side[],
  roundTrip: number,
  measure: (sides: readonly Side[]) => Promise<void>,
): Promise<void> {
  const [ours] = sides;
  if (!ours) return;
  const opened = await Promise.all(sides.map((side) => behindFront(side, ours, roundTrip)));
  try {
    await measure(opened.map(([side]) => side));
  } finally {
    for (const [, front] of opened) front.close();
  }
}
