import { expect, heading, isSameDocument, liveIslands, markDocument, test } from '../fixtures/visitor.ts';

test.describe('somebody with a phone', () => {
  test('opens the menu, chooses a page, and finds the menu closed again', async ({ page }) => {
    await page.goto('/cn/en');
    await markDocument(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').locator('[data-menu-toggle] summary').tap();
    await expect(menu).toBeVisible();
    const branch = menu
      .locator('[data-menu-top]')
      .filter({ has: page.locator('a[href="/cn/en/talent"]') })
      .first();
    await branch.locator('summary').first().tap();
    await branch.locator('a[href="/cn/en/talent"]').filter({ visible: true }).first().tap();
    await expect(heading(page, 'Careers and training')).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('closes the menu with the escape key and keeps the focus', async ({ page }) => {
    await page.goto('/cn/en');
    const toggle = page.getByRole('banner').locator('[data-menu-toggle] summary');
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('touches the chart period before anything has loaded, and gets it', async ({ page }) => {
    await page.goto('/cn/en/invest/stock');
    const week = page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Week' });
    await week.tap();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
    await expect(week).toHaveAttribute('aria-current', 'true');
  });

  test('filters the programmes with a thumb', async ({ page }) => {
    await page.goto('/cn/en/talent');
    await page.locator('main [data-island]').scrollIntoViewIfNeeded();
    await expect(liveIslands(page)).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Programme type' }).getByRole('link', { name: 'Overseas' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Overseas' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Campus' })).toHaveCount(0);
  });
});
