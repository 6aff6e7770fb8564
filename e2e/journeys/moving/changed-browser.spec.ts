import type { Page } from 'playwright/test';
import {
  expect,
  heading,
  isSameDocument,
  liveIslands,
  markDocument,
  reachForIslands,
  test,
} from '../../fixtures/visitor.ts';
import { Group, openDay } from '../booking/group.ts';
import { tabOf } from '../../fixtures/moving/playwright-tab.ts';
import { UnreliableNetwork } from '../../fixtures/moving/unreliable-network.ts';
import { countDocuments, follow, go, holdBack, isFragment } from '../../fixtures/walk.ts';

/** As a browser does whose visitor refuses to be remembered: the mere question throws. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** As the translation of a browser does: other nodes in the place of every text. */
function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.matches('script,style'),
  )) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(font);
  }
  document.documentElement.lang = 'fr';
}

/** As extensions do before a page is alive: elements and attributes of their own, everywhere. */
function extendPage(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const place of document.querySelectorAll('body, main, [data-island], header')) {
      place.prepend(Object.assign(document.createElement('ext-root'), { hidden: true }));
    }
    for (const field of document.querySelectorAll('input, a')) field.setAttribute('data-ext', '');
  });
}

async function walkThroughAll(page: Page): Promise<void> {
  for (const [place, islands] of [
    ['/cn/en/news', 0],
    ['/cn/en/invest/stock', 1],
    ['/cn/en/media?type=image', 1],
    ['/cn/en/book', 1],
  ] as const) {
    await go(page, place);
    await reachForIslands(page);
    await expect(liveIslands(page)).toHaveCount(islands);
  }
}

async function chooseMonth(page: Page): Promise<void> {
  await page.locator('main a[href*="period=month"]').first().click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByRole('table', { name: /months/ })).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(liveIslands(page)).toHaveCount(1);
}

test('without storage every section is walked and alive', async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/cn/en');
  await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow('denied');
  await markDocument(page);
  await walkThroughAll(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('with an extension that writes into every page, every section is walked and alive', async ({ page }) => {
  await page.addInitScript(extendPage);
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
  await chooseMonth(page);
  await walkThroughAll(page);
});

test('a page that the browser has translated goes on', async ({ page }) => {
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
  await page.evaluate(translatePage);
  await chooseMonth(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/cn/en/news"]')?.click());
  await expect(page).toHaveURL('/cn/en/news');
  await expect(heading(page, 'News')).toBeVisible();
});

test('a booking that the browser has translated goes on, and back', async ({ page }) => {
  const group = new Group(page, 'en');
  const translated = async (step: () => Promise<void>) => {
    await page.evaluate(translatePage);
    await step();
  };
  await group.begin();
  await translated(() => group.press('next'));
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(1);
  await translated(() => group.agree());
  await translated(() => group.name('Institute'));
  await translated(() => group.choose(openDay(9), '11:00'));
  await translated(() => group.press('back'));
  await group.isAt('date');
  await expect(liveIslands(page)).toHaveCount(1);
});

test('a list that the browser has translated is filtered', async ({ page }) => {
  await page.goto('/cn/en/talent');
  const status = page.getByRole('navigation', { name: 'Status' });
  await markDocument(page);
  for (const index of [1, 2, 0]) {
    await page.evaluate(translatePage);
    const choice = status.getByRole('link').nth(index);
    await choice.click();
    await expect(choice).toHaveAttribute('aria-current', 'true');
    await expect(choice).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is cut off on its way is opened as a document, once', async ({ page }) => {
  await page.goto('/cn/en');
  const documents = countDocuments(page);
  const network = new UnreliableNetwork();
  network.weather = 'cut';
  await network.lieBefore(await tabOf(page));
  await follow(page, '/cn/en/news');
  await expect(heading(page, 'News')).toBeVisible();
  await expect(page).toHaveURL('/cn/en/news');
  expect(documents).toHaveLength(1);
});

test('a network that goes between click and page leaves one page and its address', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/^failed: /, /net::ERR/);
  await page.goto('/cn/en');
  const gate = await holdBack(page, isFragment);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/cn/en/news"]')?.click());
  await gate.waiting;
  await context.setOffline(true);
  gate.open();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expect(page).toHaveURL('/cn/en/news');
  await context.setOffline(false);
  await expect(heading(page, 'News')).toBeVisible();
  await expect(page).toHaveTitle(/News/);
});
