import type { Page } from 'playwright/test';
import { readPage } from '../../../fixtures/html.ts';
import { sections } from '../../../fixtures/site-pages.ts';
import {
  expect,
  heading,
  isSameDocument,
  liveIslands,
  markDocument,
  reachForIslands,
} from '../../../fixtures/visitor.ts';
import { countDocuments, follow, go, holdBack } from '../../../fixtures/walk.ts';
import { expectStillUsable, reachForIslandAnyTime } from '../../broken/broken-parts.ts';
import { BROWSER_FAULTS, CHUNK, ISLANDS, stylesOf } from './browser-faults.ts';
import type { Phase } from './cells.ts';

/** A page of every section that the menu leads to. */
const PLACES: Readonly<Record<string, string>> = {
  'mf-content': '/cn/en/news',
  'mf-invest': '/cn/en/invest/stock',
  'mf-booking': '/cn/en/book',
  'mf-talent': '/cn/en/talent',
  'mf-media': '/cn/en/media?type=image',
};
const HAVE_ISLANDS: ReadonlySet<string> = new Set(['mf-invest', 'mf-booking', 'mf-media']);
/** Milliseconds of the page's clock. */
const HANG = 30_000;
/** Milliseconds: it fails, is opened anew once, and fails again. */
const DECIDED_WITHIN = 20_000;

const placeOf = (section: string) => PLACES[section] ?? '';
/** From where somebody comes to a page of the section. */
const before = (section: string) => (section === 'mf-content' ? placeOf('mf-talent') : '/cn/en');

export async function expectAlive(page: Page): Promise<void> {
  await reachForIslandAnyTime(page);
  await expect(liveIslands(page).first()).toBeAttached({ timeout: DECIDED_WITHIN });
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

async function openIsland(page: Page, section: string): Promise<void> {
  await page.goto(ISLANDS[section]?.address ?? '');
  await expectAlive(page);
}

/** Its styles do not come, or are others: the page is a document, and whole. */
async function walkToPage(page: Page, section: string, phase: Phase): Promise<string> {
  await page.goto(before(section));
  const documents = countDocuments(page);
  await go(page, placeOf(section));
  const isRefused = phase === 'bad signature';
  expect(documents).toHaveLength(isRefused ? 0 : 1);
  return isRefused ? 'page as before' : 'page whole, as a document';
}

async function whileFileHangs(page: Page, section: string): Promise<string> {
  await page.clock.install();
  const island = ISLANDS[section];
  const file = island ? CHUNK(section) : stylesOf(section);
  if (!island) await page.goto(before(section));
  const gate = await holdBack(page, ({ pathname }) => file.test(pathname));
  if (island) {
    // What is loaded early keeps the page from having loaded.
    await page.goto(island.address, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await reachForIslands(page);
  } else await follow(page, placeOf(section));
  await gate.waiting;
  await page.clock.runFor(HANG);
  if (island) {
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  gate.open();
  if (island) await expectAlive(page);
  else await expect(page).toHaveURL(placeOf(section));
  await expect(heading(page)).toBeVisible();
  return island ? 'page whole meanwhile, island alive afterwards' : 'page whole, as a document';
}

async function meetIsland(page: Page, section: string, phase: Phase): Promise<string> {
  if (BROWSER_FAULTS[phase].end === 'lives') {
    await openIsland(page, section);
    return phase === 'words missing' ? 'island alive, names of words in place of words' : 'island alive';
  }
  await page.goto(ISLANDS[section]?.address ?? '');
  await reachForIslandAnyTime(page);
  await expect(async () => {
    await reachForIslands(page);
    await expect(page.locator('main [data-failed]').first()).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: DECIDED_WITHIN });
  await expectStillUsable(page);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  return 'HTML stays, can be tried again';
}

/** A visitor meets the section at its fault. @returns what they find */
export async function meetSection(page: Page, section: string, phase: Phase): Promise<string> {
  if (phase === '30 s hang') return whileFileHangs(page, section);
  const isOfStyles = phase === 'CSS missing' || !(section in ISLANDS);
  return isOfStyles ? walkToPage(page, section, phase) : meetIsland(page, section, phase);
}

/** Goes on by links, in one document, to a page of every other section, whose islands live; the shell answers too. */
export async function walkBeside(page: Page, section: string): Promise<void> {
  await markDocument(page);
  for (const other of sections.filter((name) => name !== section)) {
    await go(page, placeOf(other));
    if (HAVE_ISLANDS.has(other)) await expectAlive(page);
  }
  expect(await isSameDocument(page), 'no page was opened anew').toBe(true);
  const missing = await readPage(page.request, '/cn/en/nowhere');
  expect([missing.status, missing.headings.length, missing.html.includes('<header')]).toEqual([404, 1, true]);
}
