/* From a click on the home page to the list being shown, without and with what a side fetches ahead on intent. */
import { setTimeout as pause } from 'node:timers/promises';
import { DomUtils } from 'htmlparser2';
import type { Browser, Locator, Page } from 'playwright';
import { withFronts, type Watched } from './browser.ts';
import { parse } from './page-tree.ts';
import { addressOf, type Side } from './sides.ts';

/** Milliseconds to a server and back: the same house, the same country, another continent. */
export const ROUND_TRIPS = [0, 100, 300];
const TIMES = 7;
/** Milliseconds that somebody rests on a link before pressing it, and presses. */
const HOVER = 200;
const PRESS = 60;
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** Pressed out of nowhere, and after resting on it. */
export const KINDS = ['cold', 'prefetched'] as const;
type Kind = (typeof KINDS)[number];
/** Milliseconds after which a navigation has failed. */
const LIMIT = 20_000;

/** The page that is waited for. */
interface Shown {
  path: string;
  heading: string;
}

/**
 * Runs in every document of the page. The click and the moment when the list has been painted are put down in the tab,
 * which lasts over documents, so that a navigation with a new document is timed as one without.
 */
function watchNavigation({ path, heading }: Shown): void {
  const now = () => performance.timeOrigin + performance.now();
  // A click is what begins it, not what a page makes of it later.
  addEventListener(
    'click',
    (event) => sessionStorage.setItem('begun', String(performance.timeOrigin + event.timeStamp)),
    {
      capture: true,
    },
  );
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => sessionStorage.setItem('shown', String(now())));
    port1.start();
    port2.postMessage(null);
  };
  const look = () => {
    const isThere = location.pathname === path && document.querySelector('main h1')?.textContent === heading;
    if (isThere) painted();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function listOf(side: Side): Promise<Shown> {
  const url = addressOf(side, 'list');
  const answer = await fetch(url);
  const heading = parse(await answer.text()).find(({ name }) => name === 'h1');
  return { path: new URL(url).pathname, heading: heading ? DomUtils.textContent(heading) : '' };
}

async function timeOf(page: Page): Promise<number> {
  const read = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key).catch(() => null);
  const deadline = Date.now() + LIMIT;
  for (;;) {
    const shown = await read('shown');
    if (shown !== null) return Number(shown) - Number(await read('begun'));
    if (Date.now() > deadline) throw new Error(`the list was never shown: ${page.url()}`);
    await pause(20);
  }
}

/** Rests on the link until what is fetched ahead is there, as somebody does who reads it first. */
async function restAndPress(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await link.hover();
  await pause(HOVER);
  await link.click({ delay: PRESS, noWaitAfter: true });
}

/** Milliseconds of one navigation in a window of its own. */
export async function navigate(side: Side, kind: Kind, browser: Browser): Promise<number> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    const list = await listOf(side);
    await page.addInitScript(watchNavigation, list);
    await page.goto(addressOf(side, 'home'), { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${list.path}"]`).first();
    if (kind === 'prefetched') await restAndPress(page, link);
    else await link.evaluate((element: HTMLElement) => element.click());
    return await timeOf(page);
  } finally {
    await context.close();
  }
}

async function measureAt(roundTrip: number, watched: Watched): Promise<void> {
  for (let count = 0; count < (watched.isOnce ? 1 : TIMES); count++) {
    for (const side of watched.sides) {
      for (const kind of KINDS) {
        const time = await navigate(side, kind, watched.browser);
        watched.figures.add(`navigation, ${kind}, ${roundTrip} ms away: ms`, side.name, time);
      }
    }
  }
}

export async function measureNavigation(watched: Watched): Promise<void> {
  for (const roundTrip of ROUND_TRIPS) {
    await withFronts(watched.sides, roundTrip, (sides) => measureAt(roundTrip, { ...watched, sides }));
  }
}
