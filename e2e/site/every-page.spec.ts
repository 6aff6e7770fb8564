import type { Page } from 'playwright/test';
import { isLong, onceMore } from '../fixtures/load/length.ts';
import { keepAxeIn, violationsFromTop } from '../fixtures/axe.ts';
import { brokenPictures, loadedScripts, printedOver, sidewaysAt, unmarkedChinese } from './looks.ts';
import { addresses, detailAddresses } from '../fixtures/site-pages.ts';
import { expect, heading, liveIslands, reachForIslands, walkTest as test } from '../fixtures/visitor.ts';

const WIDTHS = [1440, 768, 375, 320];
/** The kernel, and the marks for style sheets. */
const FIRST_BYTES = 7.25 * 1024;
const INTERACTIONS_BYTES = 3 * 1024;
const PATIENCE = 60_000;

// Spec A1.
test.describe.configure({ timeout: PATIENCE });
test.beforeAll(({ window }) => keepAxeIn(window));

const linesOf = async (page: Page) => {
  const text = await page.getByRole('main').innerText();
  return text.split('\n').map((line) => line.trim());
};

/** Hydration adds to a page; what was read before is still there. */
async function comesAlive(page: Page): Promise<void> {
  const islands = page.locator('main [data-island]');
  const count = await islands.count();
  if (count === 0) return;
  const before = await linesOf(page);
  await reachForIslands(page);
  await expect(liveIslands(page)).toHaveCount(count);
  const after = (await linesOf(page)).join('\n');
  const lost = before.filter((line) => line !== '' && !after.includes(line));
  expect(lost.length, `lost: ${lost.slice(0, 3).join(' | ')}`).toBeLessThanOrEqual(2);
}

async function isAccessibleWide(page: Page, isFrameKnown = false): Promise<void> {
  expect.soft(await violationsFromTop(page, { isFrameKnown }), 'what axe finds, light and wide').toEqual([]);
}

async function isAccessibleNarrow(page: Page, isFrameKnown = false): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  expect.soft(await violationsFromTop(page, { isFrameKnown }), 'what axe finds, dark and narrow').toEqual([]);
}

/** From wide to narrow, so that no picture is asked for again. */
async function isInPlace(page: Page): Promise<void> {
  const wide = [];
  for (const width of WIDTHS) wide.push(await sidewaysAt(page, width));
  expect.soft(wide.filter(Boolean), 'nothing scrolls sideways').toEqual([]);
  expect.soft(await brokenPictures(page), 'pictures').toEqual([]);
}

/**
 * Pages without moving parts need the kernel with the marks and nothing else, those with films what plays them; pages with islands, and what moves
 * at rest (spec LIM-wind), are measured in budgets.
 */
async function isLight(page: Page): Promise<void> {
  if ((await page.locator('[data-island]').count()) > 0) return;
  const scripts = (await loadedScripts(page)).scripts.filter(({ file }) => !file.startsWith('wind.'));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const hasFilms = (await page.locator('main video[loop]').count()) > 0;
  const player = hasFilms ? [expect.stringMatching(/^interactions\./)] : [];
  expect
    .soft(scripts.map(({ file }) => file).toSorted(), 'scripts')
    .toEqual([...player, expect.stringMatching(/^kernel\./), expect.stringMatching(/^marks\./)]);
  expect.soft(bytes).toBeLessThanOrEqual(FIRST_BYTES + (hasFilms ? INTERACTIONS_BYTES : 0));
}

/** Everything was scrolled past, and nothing moves by itself for those who asked for less motion. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
  const playing = await page
    .locator('video')
    .evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused));
  expect(playing, 'films that play by themselves').toEqual([]);
}

/** Every Han character of a heading comes from the site's own face. */
async function hasOneFace(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = 'main :is(.monument, .display, .statement, .heading)';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const strange = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) if (!font.isCustomFont) strange.add(`${font.familyName} (${font.glyphCount})`);
  }
  expect([...strange], 'faces of headings that are not ours').toEqual([]);
}

/** On paper a page is its text, in dark ink whatever the screen was like. */
async function isPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('banner')).toBeHidden();
  await expect.soft(page.getByRole('contentinfo')).toBeHidden();
  await expect.soft(page.getByRole('main')).toBeVisible();
  expect.soft(await printedOver(page), 'what is printed over the text of every sheet').toEqual([]);
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect.soft(background, 'the background of the sheet').toBe('rgb(255, 255, 255)');
}

const sectionOf = new Map(addresses.map((one) => [one.address, one.page.section]));

const everyAddress = [...sectionOf.keys(), ...detailAddresses];
const isChinese = (address: string) => address.startsWith('/cn/cn');
const inOtherLanguage = (address: string) =>
  address.replace(/^\/cn\/(cn|en)/, (_, lang) => `/cn/${lang === 'cn' ? 'en' : 'cn'}`);

/** In the first two pages of a section axe sees header and footer too, and in all their states in `states.spec.ts`. */
const framed = new Set(
  [...Map.groupBy(sectionOf.keys(), (address) => sectionOf.get(address)).values()].flatMap((own) => own.slice(0, 2)),
);
const isFrameKnown = (address: string) => !framed.has(address);

/** Addresses that axe sees in a wide window and in light, and those that it sees on a phone and in dark. */
const [seenWide, seenNarrow] = [new Set<string>(), new Set<string>()];
/** Of each page in two languages the one that `npm test -- <section>` leaves to the whole run: languages and ways to look by turns. */
const leftToAll = new Set<string>();
// Colours know no language and words know no theme: of two languages each is seen in one way, by turns. All rules see each.
for (const [at, chinese] of everyAddress.filter(isChinese).entries()) {
  const turns = at % 2 === 0 ? [seenWide, seenNarrow] : [seenNarrow, seenWide];
  const both = [chinese, inOtherLanguage(chinese)];
  for (const [other, address] of both.entries()) turns[other]?.add(address);
  const left = both.find((address) => seenWide.has(address) === at % 4 < 2);
  if (left !== undefined && both.every((address) => everyAddress.includes(address))) leftToAll.add(left);
}
const isTranslated = (address: string) => everyAddress.includes(inOtherLanguage(address));
const isSeen = (address: string, seen: ReadonlySet<string>) => isLong || !isTranslated(address) || seen.has(address);

// Issue 17, item 10: every page for investors is among them.
for (const address of everyAddress) {
  test(
    `${sectionOf.get(address) ?? 'mf-content'}: ${address} is light, whole, in place, accessible and printed well, and comes alive without a complaint`,
    onceMore(leftToAll.has(address)),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await isLight(page);
      await comesAlive(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (isChinese(address)) await hasOneFace(page);
      else expect.soft(await unmarkedChinese(page), 'Chinese that nothing marks').toEqual([]);
      await standsStill(page);
      if (isSeen(address, seenWide)) await isAccessibleWide(page, isFrameKnown(address));
      await isInPlace(page);
      if (isSeen(address, seenNarrow)) await isAccessibleNarrow(page, isFrameKnown(address));
      await isPrinted(page);
    },
  );
}

for (const address of ['/cn/en/no-such-page', '/cn/cn/no-such-page']) {
  test(`${address} is a screen that everybody can read`, async ({ page, pageErrors }) => {
    pageErrors.expect(/^status 404/, /Failed to load resource/);
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await isAccessibleWide(page);
    await isInPlace(page);
    await isAccessibleNarrow(page);
    await isPrinted(page);
  });
}
