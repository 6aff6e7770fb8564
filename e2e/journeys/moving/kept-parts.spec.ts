import type { Page } from 'playwright/test';
import { expect, heading, isSameDocument, liveIslands, markDocument, test } from '../../fixtures/visitor.ts';

const STOCK = '/cn/en/invest/stock?period=day';

test.use({ viewport: { width: 375, height: 812 } });

const parts = (page: Page) => ({
  more: page.locator('main details[data-keep=chart-settings]'),
  table: page
    .locator('main [role=region]')
    .filter({ has: page.getByRole('table') })
    .first(),
});
const scrolled = (page: Page) => parts(page).table.evaluate((table) => table.scrollLeft);

/** Opens the settings and scrolls the table, as far as the entry of the history knows of it. */
async function readFurther(page: Page): Promise<void> {
  const { more, table } = parts(page);
  await more.locator('summary').click();
  await table.evaluate((region) => region.scrollTo({ left: 90, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => JSON.stringify(navigation.currentEntry?.getState()))).toContain('[90,');
}

async function expectAsLeft(page: Page): Promise<void> {
  await expect(liveIslands(page)).toHaveCount(1);
  await expect(parts(page).more).toHaveAttribute('open');
  expect(await scrolled(page)).toBe(90);
}

test('what was opened and a table that was scrolled are as they were left after going back and after a reload', async ({
  page,
}) => {
  await page.goto(STOCK);
  await expect(liveIslands(page)).toHaveCount(1);
  await markDocument(page);
  await readFurther(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/cn/en"]')?.click());
  await expect(page).toHaveURL('/cn/en');
  await page.goBack();
  await expect(heading(page, 'Share price')).toBeVisible();
  await expectAsLeft(page);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expectAsLeft(page);
});

test('whoever comes anew finds it as everybody does', async ({ page }) => {
  await page.goto(STOCK);
  await readFurther(page);
  await page.goto('/cn/en/news');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, STOCK);
  await expect(heading(page, 'Share price')).toBeVisible();
  await expect(parts(page).more).not.toHaveAttribute('open');
  expect(await scrolled(page)).toBe(0);
});
