import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { BETWEEN, longestEvent } from '../peers/interaction.ts';

/** What visitors press there, in this order; each is pressed while the page starts and once more when it is quiet. */
export const PAGES = {
  home: { path: '', targets: ['header summary', 'header summary'] },
  brand: { path: '/brand', targets: ['header summary', 'header summary', 'main a[href*="brand="]'] },
  stock: { path: '/invest/stock', targets: ['main a[href*="period=week"]', 'main a[href*="period=month"]'] },
  media: { path: '/media', targets: ['header summary', 'header summary', 'main a[href*="type=video"]'] },
} as const;
export type Name = keyof typeof PAGES;

export const isName = (text: string): text is Name => text in PAGES;

/** A finger alone: Playwright's own tap asks the page, in its first event, what lies below, and so has it laid out within the press. */
async function press(page: Page, target: string): Promise<void> {
  const first = page.locator(target).first();
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  if (!box) throw new Error(`nothing to press: ${target}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function pressAll(page: Page, targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    await press(page, target);
    await pause(BETWEEN);
  }
}

const addressOf = (origin: string, name: Name) => `${origin}${BASE}/en${PAGES[name].path}`;

/** One visit, with all its presses. @returns milliseconds of the longest */
export const visit = (browser: Browser, origin: string, name: Name): Promise<number> =>
  longestEvent(browser, addressOf(origin, name), { press: (page) => pressAll(page, PAGES[name].targets) });

/**
 * One visit without any script of the page, with presses on its menu, which needs none: what the browser alone takes there.
 * @returns milliseconds of the longest
 */
export const visitWithoutScript = (browser: Browser, origin: string, name: Name): Promise<number> =>
  longestEvent(browser, addressOf(origin, name), {
    press: (page) => pressAll(page, PAGES.home.targets),
    refused: /\.js$/,
  });
