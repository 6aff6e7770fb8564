import type { Page } from 'playwright/test';
import { violationsFromTop, violationsOn } from '../fixtures/axe.ts';
import { brokenPictures, loadedScripts, printedOver, sidewaysAt, unmarkedChinese } from './looks.ts';
import { addresses, articleAddresses } from '../fixtures/site-pages.ts';
import { expect, heading, liveIslands, reachForIslands, walkTest as test } from '../fixtures/visitor.ts';

const WIDTHS = [320, 375, 768, 1440];
const KERNEL_BYTES = 7 * 1024;
const INTERACTIONS_BYTES = 3 * 1024;
const PATIENCE = 60_000;

// Spec A1.
test.describe.configure({ timeout: PATIENCE });

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

/** Light in a wide window, dark on a phone. */
async function isAccessible(page: Page): Promise<void> {
  const wide = (await violationsFromTop(page)).map((violation) => `light and wide: ${violation}`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  const narrow = (await violationsOn(page)).map((violation) => `dark and narrow: ${violation}`);
  expect.soft([...wide, ...narrow], 'what axe finds').toEqual([]);
}

async function isInPlace(page: Page): Promise<void> {
  const wide = [];
  for (const width of WIDTHS) wide.push(await sidewaysAt(page, width));
  expect.soft(wide.filter(Boolean), 'nothing scrolls sideways').toEqual([]);
  expect.soft(await brokenPictures(page), 'pictures').toEqual([]);
}

/**
 * Pages without moving parts need the kernel and nothing else, those with films what plays them; pages with islands are
 * measured in budgets.
 */
async function isLight(page: Page): Promise<void> {
  if ((await page.locator('[data-island]').count()) > 0) return;
  const { files, bytes } = await loadedScripts(page);
  const hasFilms = (await page.locator('main video[loop]').count()) > 0;
  const player = hasFilms ? [expect.stringMatching(/^interactions\./)] : [];
  expect.soft(files, 'scripts').toEqual([expect.stringMatching(/^kernel\./), ...player]);
  expect.soft(bytes).toBeLessThanOrEqual(KERNEL_BYTES + (hasFilms ? INTERACTIONS_BYTES : 0));
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

for (const address of [...sectionOf.keys(), ...articleAddresses]) {
  test(`${sectionOf.get(address) ?? 'mf-content'}: ${address} is light, whole, in place, accessible and printed well, and comes alive without a complaint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await isLight(page);
    await comesAlive(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (address.startsWith('/cn/cn')) await hasOneFace(page);
    await standsStill(page);
    await isInPlace(page);
    await isAccessible(page);
    if (address.startsWith('/cn/en'))
      expect.soft(await unmarkedChinese(page), 'Chinese that nothing marks').toEqual([]);
    await isPrinted(page);
  });
}

for (const address of ['/cn/en/no-such-page', '/cn/cn/no-such-page']) {
  test(`${address} is a screen that everybody can read`, async ({ page, pageErrors }) => {
    pageErrors.expect(/^status 404/, /Failed to load resource/);
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await isInPlace(page);
    await isAccessible(page);
    await isPrinted(page);
  });
}
