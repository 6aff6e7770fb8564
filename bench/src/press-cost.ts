/*
 * The slowest press (INP) on pages with most to do, on a phone whose processor is four times slower:
 * `pnpm --filter bench presses [origin]`, of a running site. Prints a table, writes it into the README, and fails above the goal.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { percentile } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { PHONE, withBrowser } from './peers/browser.ts';
import { watchEvents } from './peers/interaction.ts';

/** Milliseconds (docs/decisions/0028). */
const GOAL = 100;
const TIMES = 5;
const THROTTLE = 4;
/** Milliseconds between two presses. */
const BETWEEN = 300;

/** What visitors press there, in this order; each is pressed while the page starts and once more when it is quiet. */
const PAGES = {
  home: { path: '', targets: ['header summary', 'header summary'] },
  brand: { path: '/brand', targets: ['header summary', 'header summary', 'main a[href*="brand="]'] },
  stock: { path: '/invest/stock', targets: ['main a[href*="period=week"]', 'main a[href*="period=month"]'] },
  media: { path: '/media', targets: ['header summary', 'header summary', 'main a[href*="type=video"]'] },
} as const;
type Name = keyof typeof PAGES;

async function pressAll(page: Page, targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    const first = page.locator(target).first();
    if ((await first.count()) > 0) await first.tap({ noWaitAfter: true });
    await pause(BETWEEN);
  }
}

/** Milliseconds, 16 when nothing was longer. */
async function longestOn(browser: Browser, url: string, targets: readonly string[]): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.addInitScript(watchEvents);
    await page.goto(url, { waitUntil: 'commit' });
    await pressAll(page, targets);
    await page.waitForLoadState('networkidle');
    await pressAll(page, targets);
    return Number((await page.locator('html').getAttribute('data-longest')) ?? 16);
  } finally {
    await context.close();
  }
}

async function timesOn(browser: Browser, url: string, targets: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  while (times.length < TIMES) times.push(await longestOn(browser, url, targets));
  return times;
}

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const figures = new Map<Name, number[]>();
await withBrowser(async (browser) => {
  for (const name of Object.keys(PAGES) as Name[]) {
    const { path, targets } = PAGES[name];
    figures.set(name, await timesOn(browser, `${origin}${BASE}/en${path}`, targets));
  }
});
const rows = [...figures].map(([name, times]) => [name, ...[0.5, 1].map((share) => String(percentile(times, share)))]);
const table = markdownTable([['page', 'median of five visits, ms', 'slowest, ms'], ...rows]);
process.stdout.write(table);
writeMeasured('presses', table);
process.exitCode = [...figures.values()].every((times) => percentile(times, 0.5) <= GOAL) ? 0 : 1;
