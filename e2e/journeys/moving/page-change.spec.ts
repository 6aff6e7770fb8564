import type { Page } from 'playwright/test';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';
import { afterPaint } from '../../fixtures/walk.ts';

declare global {
  interface Window {
    /** What has moved when a page gave way to another one, and for how many milliseconds. */
    moved: [part: string, duration: number][];
    /** Lets what moves arrive. */
    letGo(): void;
  }
}

const MOVING = [
  ['::view-transition-group(picture)', 240],
  ['::view-transition-group(title)', 240],
];
const ARTICLE = '/cn/en/news/detail?baseid=yaoxing-v6-debut';
const TITLE = /Yaoxing V6 makes its debut/;

/** A device that has enough of everything, and on which parts that move stand still at their beginning. */
function holdMoving(processors: number): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: processors });
  window.moved = [];
  window.letGo = () => {
    for (const animation of document.getAnimations()) animation.finish();
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const hold = () => {
      for (const animation of document.getAnimations()) {
        const { pseudoElement } = animation.effect as KeyframeEffect;
        if (!pseudoElement?.startsWith('::view-transition-group')) continue;
        window.moved.push([pseudoElement, Number(animation.effect?.getComputedTiming().duration)]);
        animation.pause();
      }
    };
    // Rejected when there is nothing to hold any more.
    transition.ready.then(hold, () => {});
    return transition;
  };
}

const moved = (page: Page) => page.evaluate(() => window.moved.toSorted(([one], [other]) => one.localeCompare(other)));

/** Elements that have a name for a change of the page. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .map(({ style }) => style.viewTransitionName)
      .filter((name) => name !== ''),
  );

async function openPage(page: Page, address: string, processors = 8): Promise<void> {
  await page.addInitScript(holdMoving, processors);
  await page.goto(address);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForFunction(() => globalThis.__kernel.moveShared);
  await markDocument(page);
}

const openNews = (page: Page, processors?: number) => openPage(page, '/cn/en/news', processors);

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: TITLE }).first();

async function openCard(page: Page): Promise<void> {
  await card(page).click();
  await expect(heading(page, TITLE)).toBeAttached();
  await expect(page).toHaveURL(ARTICLE);
}

// Spec C34.
test('picture and title of a card become those of its article, and are the card again on return', async ({ page }) => {
  await openNews(page);
  await page.evaluate(() => scrollTo({ top: 360, behavior: 'instant' }));
  await openCard(page);
  await expect.poll(() => moved(page)).toEqual(MOVING);
  await page.evaluate(() => {
    window.letGo();
    window.moved = [];
  });
  await expect.poll(() => named(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/cn/en/news');
  await expect.poll(() => moved(page)).toEqual(MOVING);
  expect(await page.evaluate(() => scrollY)).toBe(360);
  await page.evaluate(() => window.letGo());
  await expect.poll(() => named(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link is pressed while the parts of its page are still on their way', async ({ page }) => {
  await openNews(page);
  await openCard(page);
  await expect.poll(() => moved(page)).toEqual(MOVING);
  const link = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Company news' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/column=/);
  await expect(heading(page, 'News')).toBeVisible();
  await expect.poll(() => named(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [whom, processors, reducedMotion] of [
  ['visitors who want nothing to move', 8, 'reduce'],
  ['slow devices', 2, 'no-preference'],
] as const) {
  test(`for ${whom} the article is there at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openNews(page, processors);
    await openCard(page);
    await afterPaint(page);
    expect([await moved(page), await named(page)]).toEqual([[], []]);
  });
}

test('the rest of a page changes at once', async ({ page }) => {
  await openNews(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/cn/en/brand"]')?.click());
  await expect(heading(page, 'Brands and vehicles')).toBeVisible();
  await afterPaint(page);
  expect(await moved(page)).toEqual([]);
});

// Spec C34, SCR-brand-vehicle.
test('a vehicle of its brand’s list becomes the one of its page', async ({ page }) => {
  await openPage(page, '/cn/en/brand?brand=yunji');
  const link = page.getByRole('main').getByRole('link', { name: 'Yunji E9', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(heading(page, 'Yunji E9')).toBeAttached();
  await expect.poll(() => moved(page)).toEqual(MOVING);
});
