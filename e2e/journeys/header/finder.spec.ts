import { LANGS } from 'shared/contract/text/lang';
import { tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';
import { go } from '../../fixtures/walk.ts';

const TITLE = { cn: '查找意向车型', en: 'Find your intended model' };

// Spec SCR-finder, C8.
for (const lang of LANGS) {
  test(`the finder leads from brand to body type to vehicle, and a click outside closes it, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}/brand`);
    const finder = tool(page, 'finder');
    await finder.getByText(TITLE[lang]).click();
    await finder.locator('a[data-brand=yaoxing][data-type=""]').first().click();
    await finder.locator('a[data-brand=yaoxing][data-type=suv]').click();
    const vehicles = finder.locator('[data-vehicle]').filter({ visible: true });
    const count = await vehicles.count();
    expect(count).toBeGreaterThan(0);
    await expect(finder.getByRole('status')).toContainText(String(count));
    await expect(page).toHaveURL(`/cn/${lang}/brand?brand=yaoxing&type=suv`);
    const ownPage = `/cn/${lang}/brand?brand=yaoxing&vehicle=yaoxing-v6`;
    await expect(vehicles.first().getByRole('link')).toHaveAttribute('href', ownPage);
    await page.mouse.click(20, 880);
    await expect(vehicles).toHaveCount(0);
  });

  test(`phones have the full list, in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/cn/${lang}/brand`);
    const finder = tool(page, 'finder');
    await finder.getByText(TITLE[lang]).click();
    const all = finder.locator('[data-vehicle]');
    expect(await all.filter({ visible: true }).count()).toBe(await all.count());
    await expect(finder.getByRole('heading', { level: 2 })).toHaveCount(6);
  });

  test(`a shared address opens at its brand and body type, and the finder leaves with the page, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}/brand?brand=yaoxing&type=suv`);
    const finder = tool(page, 'finder');
    await finder.getByText(TITLE[lang]).click();
    await expect(finder.locator('a[data-brand=yaoxing][data-type=suv]')).toHaveAttribute('aria-current', 'true');
    const kinds = finder.locator('[data-vehicle]').filter({ visible: true });
    expect(
      new Set(await kinds.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['vehicle']))),
    ).toEqual(new Set(['suv']));
    await page.keyboard.press('Escape');
    await expect(kinds).toHaveCount(0);
    await go(page, `/cn/${lang}/talent`);
    await expect(finder).toHaveCount(0);
  });
}
