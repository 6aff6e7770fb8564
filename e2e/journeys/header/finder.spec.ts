import { LANGS } from 'shared/contract/lang';
import { isServed, tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';
import { go } from '../../fixtures/walk.ts';

test.skip(!isServed('/brand'), 'no section serves the brand page, so the header has no finder');

const TITLE = { cn: '查找意向车型', en: 'Find your intended model' };

for (const lang of LANGS) {
  test(`the finder leads from brand to body type to vehicle in ${lang}`, async ({ page }) => {
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
    await expect(vehicles.first().getByRole('link')).toHaveAttribute('target', '_blank');
  });
}

test('a shared address opens at its brand and body type', async ({ page }) => {
  await page.goto('/cn/en/brand?brand=yaoxing&type=suv');
  const finder = tool(page, 'finder');
  await finder.locator('> summary').click();
  await expect(finder.locator('a[data-brand=yaoxing][data-type=suv]')).toHaveAttribute('aria-current', 'true');
  const kinds = finder.locator('[data-vehicle]').filter({ visible: true });
  expect(new Set(await kinds.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['vehicle'])))).toEqual(
    new Set(['suv']),
  );
});

test('a click outside closes it', async ({ page }) => {
  await page.goto('/cn/en/brand');
  const finder = tool(page, 'finder');
  await finder.locator('> summary').click();
  await expect(finder.locator('[data-vehicle]').first()).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(finder.locator('[data-vehicle]').first()).toBeHidden();
});

test('phones have the full list', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cn/en/brand');
  const finder = tool(page, 'finder');
  await finder.locator('> summary').click();
  const all = finder.locator('[data-vehicle]');
  expect(await all.filter({ visible: true }).count()).toBe(await all.count());
  await expect(finder.getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('it comes with the brand page and leaves with it', async ({ page }) => {
  await page.goto('/cn/en/news');
  await expect(tool(page, 'finder')).toHaveCount(0);
  await page.goto('/cn/en/brand');
  await expect(tool(page, 'finder')).toBeVisible();
  await go(page, '/cn/en/talent');
  await expect(tool(page, 'finder')).toHaveCount(0);
});
