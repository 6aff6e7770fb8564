import type { Page } from 'playwright/test';
import { LANGS, otherLang } from 'shared/contract/text/lang';
import { banner, fillMenu, HEADER_WORDS, menuTops, panelOf, summaryOf, wakeInteractions } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

const TABLETS = { upright: { width: 768, height: 1024 }, 'on its side': { width: 1024, height: 768 } };

/** From now on time stands still until the test lets it pass. */
async function stopClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.goto(address);
  await page.clock.pauseAt('2026-11-21T09:00:00Z');
}

// Spec SCR-menu, STATE-menu-close, LIM-menu-row, C1, C2, C3, C10.
for (const lang of LANGS) {
  const words = HEADER_WORDS[lang];
  const news = `/cn/${lang}/news`;

  test.describe(`the menu in ${lang}`, () => {
    test('opens for a mouse that rests 120 ms, and stays 250 ms after it has left', async ({ page }) => {
      await stopClock(page, news);
      await wakeInteractions(page);
      const panel = panelOf(menuTops(page).first());
      await summaryOf(menuTops(page).first()).hover();
      await page.clock.runFor(100);
      await expect(panel).toBeHidden();
      await page.clock.runFor(40);
      await expect(panel).toBeVisible();
      await page.mouse.move(700, 880, { steps: 3 });
      await page.clock.runFor(230);
      await expect(panel).toBeVisible();
      await page.clock.runFor(40);
      await expect(panel).toBeHidden();
    });

    test('lets a mouse on its slanting way to the panel pass over another entry, and follows one along the bar', async ({
      page,
    }) => {
      await stopClock(page, news);
      await wakeInteractions(page);
      const [first, second] = [menuTops(page).first(), menuTops(page).nth(1)];
      await summaryOf(first).hover();
      await page.clock.runFor(150);
      await expect(panelOf(first)).toBeVisible();
      const [from, across] = await Promise.all([summaryOf(first).boundingBox(), summaryOf(second).boundingBox()]);
      if (!from || !across) throw new Error('the menu has no place');
      await page.mouse.move(from.x + from.width - 4, from.y + 20);
      await page.mouse.move(across.x + 2, from.y + 55);
      await page.clock.runFor(200);
      await expect(panelOf(first)).toBeVisible();
      await expect(panelOf(second)).toBeHidden();
      await page.mouse.move(from.x + from.width / 2, from.y + 20);
      await summaryOf(second).hover();
      await page.clock.runFor(300);
      await expect(panelOf(second)).toBeVisible();
      await expect(panelOf(first)).toBeHidden();
      await page.keyboard.press('Escape');
      await page.clock.runFor(300);
      await expect(panelOf(second), 'Escape closes what lies under the mouse').toBeHidden();
    });

    test('opens three levels by clicks, in rows of 60 pixels, and closes when a page is chosen', async ({ page }) => {
      await page.goto(news);
      const top = menuTops(page).first();
      await summaryOf(top).click();
      const rows = top.locator('[data-menu-item]');
      await expect(panelOf(rows.first()), 'the first list is there from the start').toBeVisible();
      await page.mouse.move(10, 890);
      await rows.nth(1).locator('summary').click();
      await expect(panelOf(rows.nth(1))).toBeVisible();
      const links = panelOf(top).locator('li a').filter({ visible: true });
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(6);
      expect(new Set(heights)).toEqual(new Set([60]));
      await panelOf(rows.nth(1)).getByRole('link', { name: words.third }).click();
      await expect(page).toHaveURL(`/cn/${lang}/media/detail?id=winter-range`);
      await expect(panelOf(top), 'menus close on route change').toBeHidden();
      await expect(banner(page).locator('details[open]')).toHaveCount(0);
    });

    test('reaches the third level by pointing', async ({ page }) => {
      await page.goto(`/cn/${lang}`);
      await summaryOf(menuTops(page).first()).hover();
      const row = menuTops(page).first().locator('[data-menu-item]').nth(1);
      await row.hover();
      await expect(row).toHaveAttribute('data-pointed', '');
      await panelOf(row).getByRole('link', { name: words.third }).click();
      await expect(page).toHaveURL(`/cn/${lang}/media/detail?id=winter-range`);
      await expect(panelOf(menuTops(page).first())).toBeHidden();
    });

    test('is opened, walked, left and closed by the keyboard', async ({ page }) => {
      await page.goto(news);
      const [first, second] = [menuTops(page).first(), menuTops(page).nth(1)];
      await summaryOf(first).focus();
      await page.keyboard.press('Enter');
      await expect(panelOf(first)).toBeVisible();
      // Whoever is faster than the lower levels walks over the link to the site map instead.
      await expect(first.locator('[data-menu-item]').first()).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(first.getByRole('link', { name: words.overview })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first.locator('[data-menu-item] a').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first.locator('[data-menu-item] summary').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panelOf(first)).toBeHidden();
      await expect(summaryOf(first), 'focus is back where it came from').toBeFocused();
      await page.keyboard.press('Space');
      await expect(panelOf(first)).toBeVisible();
      await summaryOf(second).focus();
      await expect(panelOf(first), 'focus that leaves closes').toBeHidden();
      expect(await banner(page).locator('[role^=menu]').count(), 'a disclosure and no menu role').toBe(0);
    });

    for (const [held, viewport] of Object.entries(TABLETS)) {
      test(`is opened by a finger on a tablet ${held}, level by level, and closed beside it`, async ({
        browser,
        origin,
      }) => {
        const tablet = await browser.newContext({ hasTouch: true, viewport });
        const page = await tablet.newPage();
        await page.goto(origin + news);
        const top = menuTops(page).nth(1);
        await expect(page.locator('html')).toHaveAttribute('data-js', '');
        await summaryOf(top).tap();
        await expect(panelOf(top)).toBeVisible();
        const row = top.locator('[data-menu-item]').last();
        await row.locator('summary').tap();
        await expect(panelOf(row)).toBeVisible();
        await page.touchscreen.tap(viewport.width - 24, viewport.height - 18);
        await expect(panelOf(top)).toBeHidden();
        await tablet.close();
      });
    }

    test('opens on a narrow tablet for a mouse that rests, below a bar of its own', async ({ page }) => {
      await page.setViewportSize(TABLETS.upright);
      await page.goto(news);
      await wakeInteractions(page);
      const top = menuTops(page).nth(5);
      await summaryOf(top).hover();
      await expect(panelOf(top)).toBeVisible();
      const row = await panelOf(top).getByRole('link').nth(1).boundingBox();
      expect(row?.height, 'rows of 60 pixels').toBe(60);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(summaryOf(top), 'a phone on its side has no room for it').toBeHidden();
    });

    test('stands beside the ways to the pavilion and, in a tab of its own, to the media centre', async ({ page }) => {
      await page.goto(`/cn/${lang}`);
      const links = banner(page).getByRole('link').filter({ visible: true });
      await expect(links.filter({ hasText: words.media })).toHaveAttribute('target', '_blank');
      await expect(links.filter({ hasText: words.book })).not.toHaveAttribute('target', '_blank');
      await expect(links.filter({ hasText: words.book })).toHaveAttribute('href', `/cn/${lang}/book`);
    });

    test('leads to the same place in the other language: address, query and fragment', async ({ page }) => {
      await page.goto(`${news}?utm_source=mail&COLUMN=COL-XWZX-PPDT`);
      await page.evaluate(() => history.replaceState(history.state, '', '#main'));
      await banner(page).getByRole('link', { name: words.other, exact: true }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`/cn/${otherLang(lang)}/news?utm_source=mail&COLUMN=COL-XWZX-PPDT#main`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'cn' ? 'en' : 'zh-CN');
    });
  });
}

test('every menu item is in the language of its page', async ({ page }) => {
  await page.goto('/cn/en');
  await fillMenu(page);
  const names = banner(page).locator('[data-menu] :is(a, summary)');
  expect(await names.filter({ hasText: /\p{Script=Latin}/u }).count()).toBeGreaterThan(50);
  await expect(names.filter({ hasText: /\p{Script=Han}/u })).toHaveCount(0);
});
