import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { PHONE } from '../peers/browser.ts';
import { watchEvents } from '../peers/interaction.ts';

const THROTTLE = 4;
/** Milliseconds between two presses. */
const BETWEEN = 300;

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

/** One visit of a phone whose processor is four times slower, with all its presses. @returns milliseconds of the longest, 16 when nothing was longer */
export async function visit(browser: Browser, origin: string, name: Name): Promise<number> {
  const { path, targets } = PAGES[name];
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}${BASE}/en${path}`, { waitUntil: 'commit' });
    await pressAll(page, targets);
    await page.waitForLoadState('networkidle');
    await pressAll(page, targets);
    return Number((await page.locator('html').getAttribute('data-longest')) ?? 16);
  } finally {
    await context.close();
  }
}
