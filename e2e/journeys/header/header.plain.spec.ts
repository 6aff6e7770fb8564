import { banner, isServed, menuTops, panelOf, summaryOf, tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ troubles }) => troubles.expect(/\.js csp$/));

test('panels open by pointing and by clicking', async ({ page }) => {
  await page.goto('/cn/en/news');
  await menuTops(page).first().hover();
  await expect(panelOf(menuTops(page).first())).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(panelOf(menuTops(page).first())).toBeHidden();
  await summaryOf(menuTops(page).nth(1)).click();
  await page.mouse.move(700, 880);
  await expect(panelOf(menuTops(page).nth(1))).toBeVisible();
});

test('the third level opens beside its row', async ({ page }) => {
  await page.goto('/cn/en/news');
  await menuTops(page).first().hover();
  const row = menuTops(page).first().locator('[data-menu-item]').nth(1);
  await row.hover();
  await panelOf(row).getByRole('link', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
});

test('all levels of the mobile menu open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cn/en');
  await banner(page).locator('[data-menu-toggle] summary').click();
  await summaryOf(menuTops(page).first()).click();
  const row = menuTops(page).first().locator('[data-menu-item]').first();
  await expect(panelOf(row)).toBeHidden();
  await row.locator('summary').click();
  await expect(panelOf(row)).toBeVisible();
});

test('the other language is a link', async ({ page }) => {
  await page.goto('/cn/en/news?column=COL-XWZX-PPDT');
  await banner(page).getByRole('link', { name: '中' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/cn/cn/news?column=COL-XWZX-PPDT');
});

test('a reader subscribes by the form itself', async ({ page, troubles }) => {
  // Browsers look for the icon of an answer that is a sentence only.
  troubles.expect(/favicon/, /Failed to load resource/);
  await page.goto('/cn/en/news');
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail address' }).fill('reader@mail.example');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  if (isServed('/successSub')) await expect(page).toHaveURL('/cn/en/successSub?type=subscribe');
  else await expect(page.getByText('confirm your subscription')).toBeVisible();
});

test('the search is a form, and phones show it or the menu', async ({ page }) => {
  test.skip(!isServed('/search'), 'no section serves the search page');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cn/en');
  await banner(page).locator('[data-menu-toggle] summary').click();
  await tool(page, 'search').locator('> summary').click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  const field = tool(page, 'search').getByRole('textbox');
  await field.fill('wind');
  await field.press('Enter');
  await expect(page).toHaveURL('/cn/en/search?key=wind');
});

test('the finder filters by its links', async ({ page }) => {
  test.skip(!isServed('/brand'), 'no section serves the brand page');
  await page.goto('/cn/en/brand');
  await tool(page, 'finder').locator('> summary').click();
  await tool(page, 'finder').locator('a[data-brand=yaoxing][data-type=""]').first().click();
  await expect(page).toHaveURL('/cn/en/brand?brand=yaoxing');
});
