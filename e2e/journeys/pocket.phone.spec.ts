import { LANGS } from 'shared/contract/text/lang';
import { expect, heading, isSameDocument, markDocument, test } from '../fixtures/visitor.ts';

const MENU = { cn: '主导航', en: 'Main menu' };

// Spec SCR-menu-phone, C3.
test.describe('somebody with a phone', () => {
  for (const lang of LANGS) {
    test(`closes the menu by Escape, opens it again, chooses a page, and finds it closed, in ${lang}`, async ({
      page,
    }) => {
      await page.goto(`/cn/${lang}`);
      await markDocument(page);
      const menu = page.getByRole('navigation', { name: MENU[lang] });
      const toggle = page.getByRole('banner').locator('[data-menu-toggle] summary');
      await expect(menu).toBeHidden();
      await toggle.tap();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle, 'the focus is kept').toBeFocused();
      await toggle.tap();
      const talent = `a[href="/cn/${lang}/talent"]`;
      const branch = menu
        .locator('[data-menu-top]')
        .filter({ has: page.locator(talent) })
        .first();
      await branch.locator('summary').first().tap();
      await branch.locator(talent).filter({ visible: true }).first().tap();
      await expect(page).toHaveURL(`/cn/${lang}/talent`);
      await expect(heading(page)).toBeFocused();
      await expect(menu).toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('touches the chart period before anything has loaded, and gets it', async ({ page }) => {
    await page.goto('/cn/en/invest/stock');
    const week = page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Week' });
    await week.tap();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
    await expect(week).toHaveAttribute('aria-current', 'true');
  });

  test('filters the programmes with a thumb', async ({ page }) => {
    await page.goto('/cn/en/talent');
    await page.getByRole('navigation', { name: 'Programme type' }).getByRole('link', { name: 'Overseas' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Overseas' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Campus' })).toHaveCount(0);
  });
});
