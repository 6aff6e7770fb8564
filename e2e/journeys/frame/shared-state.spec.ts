import type { Page } from 'playwright/test';
import { expect, isSameDocument, liveIslands, markDocument, reachForIslands, test } from '../../fixtures/visitor.ts';
import { arriveAt, go } from '../../fixtures/walk.ts';

/** How many stores this tab has made; more than one means a second copy of `shared`. */
const storesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Record<symbol, number>)[Symbol.for('site.tab-stores')]);

const awaken = async (page: Page) => {
  await reachForIslands(page);
  await expect(liveIslands(page).first()).toBeAttached();
};

// Spec STATE-shared.
test('what was chosen in the media centre is known on every page, in every tab and after a reload', async ({
  page,
}) => {
  await page.goto('/cn/en/media');
  await awaken(page);
  await markDocument(page);
  const main = page.getByRole('main');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: /^Media centre/ })
    .filter({ visible: true });
  await expect(link).toHaveText('Media centre');
  await main
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await main
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect(main.getByText('2 entries chosen')).toBeVisible();
  await expect(link).toHaveText('Media centre (2)');

  await go(page, '/cn/en/invest/stock');
  await awaken(page);
  await expect(link).toHaveText('Media centre (2)');
  expect(await isSameDocument(page)).toBe(true);
  expect(await storesOf(page), 'islands of two sections share one store').toBe(1);

  await page.goBack();
  await arriveAt(page, '/cn/en/media');
  await expect(main.getByRole('button', { name: /^Choose/ }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Chosen/ })).toHaveCount(2);
  await page.reload();
  await expect(link).toHaveText('Media centre (2)');

  const second = await page.context().newPage();
  await second.goto('/cn/en/media');
  await second.getByRole('button', { name: 'Take all out' }).click();
  await expect(link).toHaveText('Media centre');
  await second.close();
});

test('something else under the key of the basket counts as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('media-basket', '{"length":7}'));
  await page.goto('/cn/en/media');
  await awaken(page);
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible();
  await expect(page.getByText(/entr(y|ies) chosen/)).toHaveCount(0);
});

test('a chart is drawn anew when the visitor changes colours or type in the footer', async ({ page }) => {
  await page.goto('/cn/en/invest/stock');
  await awaken(page);
  await markDocument(page);
  await page.getByRole('img', { name: /Price chart/ }).hover();
  const drawing = page.locator('svg.highcharts-root');
  await expect(drawing).toBeVisible({ timeout: 20_000 });
  await drawing.evaluate((svg) => svg.setAttribute('data-before', ''));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(drawing).toHaveCount(1);
  await expect(page.locator('svg.highcharts-root[data-before]')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});
