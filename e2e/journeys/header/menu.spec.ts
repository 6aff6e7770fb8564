import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/lang';
import { banner, menuTops, panelOf, summaryOf } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

/** From now on time stands still until the test lets it pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.goto('/cn/en/news');
  await page.clock.pauseAt('2026-11-21T09:00:00Z');
}

test('a resting mouse opens a panel after 120 ms, and it stays 250 ms after the mouse has left', async ({ page }) => {
  await stopClock(page);
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

test('a mouse on its slanting way to the panel is not caught by the entry it crosses', async ({ page }) => {
  await stopClock(page);
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
});

test('a mouse that goes along the entries opens the next one', async ({ page }) => {
  await page.goto('/cn/en/news');
  await summaryOf(menuTops(page).first()).hover();
  await expect(panelOf(menuTops(page).first())).toBeVisible();
  await summaryOf(menuTops(page).nth(1)).hover();
  await expect(panelOf(menuTops(page).nth(1))).toBeVisible();
  await expect(panelOf(menuTops(page).first())).toBeHidden();
});

for (const lang of LANGS) {
  test(`three levels open by a click in ${lang}, in rows of 60 pixels`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
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
  });
}

test('the third level is reached by its own link', async ({ page }) => {
  await page.goto('/cn/en');
  await summaryOf(menuTops(page).first()).hover();
  const row = menuTops(page).first().locator('[data-menu-item]').nth(1);
  await row.hover();
  await expect(row).toHaveAttribute('data-pointed', '');
  const link = panelOf(row).getByRole('link', { name: 'Last 30 days' });
  await link.click();
  await expect(page).toHaveURL(/\/cn\/en\/news\?column=COL-XWZX-PPDT&days=30/);
  await expect(panelOf(menuTops(page).first()), 'menus close on route change').toBeHidden();
});

test('a menu item is in its language or says which one it is in', async ({ page }) => {
  await page.goto('/cn/en');
  const names = banner(page).locator('[data-menu] :is(a, summary)');
  const chinese = names.filter({ hasText: /\p{Script=Han}/u });
  expect(await chinese.count(), 'the pack has names without English').toBeGreaterThan(0);
  expect(await chinese.evaluateAll((all) => all.map((name) => (name as HTMLElement).lang))).toEqual(
    Array.from({ length: await chinese.count() }, () => 'zh-CN'),
  );
});

test('the keyboard opens, walks, leaves and closes the menu', async ({ page }) => {
  await page.goto('/cn/en/news');
  const [first, second] = [menuTops(page).first(), menuTops(page).nth(1)];
  await summaryOf(first).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(first)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link', { name: 'Overview' })).toBeFocused();
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
});

test('Escape closes what pointing opened, and it stays closed under the mouse', async ({ page }) => {
  await page.goto('/cn/en/news');
  await summaryOf(menuTops(page).first()).hover();
  await expect(panelOf(menuTops(page).first())).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(menuTops(page).first())).toBeHidden();
});

test('the menu is a disclosure: no menu roles anywhere', async ({ page }) => {
  await page.goto('/cn/en');
  expect(await banner(page).locator('[role^=menu]').count()).toBe(0);
});

test('the way to the media centre opens a tab of its own, the way to the pavilion does not', async ({ page }) => {
  await page.goto('/cn/en');
  const links = banner(page).getByRole('link').filter({ visible: true });
  await expect(links.filter({ hasText: 'Media centre' })).toHaveAttribute('target', '_blank');
  await expect(links.filter({ hasText: 'Book a visit' })).not.toHaveAttribute('target', '_blank');
});

test('the other language is the same place: address, query and fragment', async ({ page }) => {
  await page.goto('/cn/en/news?column=COL-XWZX-PPDT');
  await page.evaluate(() => history.replaceState(history.state, '', '#main'));
  await banner(page).getByRole('link', { name: '中' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/cn/cn/news?column=COL-XWZX-PPDT#main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
