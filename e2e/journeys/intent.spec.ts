import { expect, liveIslands, test } from '../fixtures/visitor.ts';
import { holdBack } from '../fixtures/walk.ts';

const isRuntime = (url: URL) => /\/client\/js\/runtime\./.test(url.pathname);

test.describe('somebody faster than the script', () => {
  test('clicks a period, and the click counts when the island is alive', async ({ page }) => {
    const gate = await holdBack(page, isRuntime);
    await page.goto('/cn/en/invest/stock', { waitUntil: 'commit' });
    const week = page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Week' });
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    await gate.waiting;
    const before = page.url();
    await week.click();
    expect(page.url(), 'links keep their native way').toMatch(/period=week|stock$/);
    gate.open();
    await expect(week).toHaveAttribute('aria-current', 'true');
    expect(before).toContain('/invest/stock');
  });

  test('asks for the next step before hydration, and is not forgotten', async ({ page }) => {
    const gate = await holdBack(page, isRuntime);
    await page.goto('/cn/en/book/notice', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    const next = page.getByRole('button', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    await gate.waiting;
    await next.click();
    await expect(page).toHaveURL('/cn/en/book/notice');
    gate.open();
    await expect(liveIslands(page)).toHaveCount(1);
    await expect(
      page.getByRole('link', { name: /must be read and agreed/ }),
      'the form asks for what is missing',
    ).toBeVisible();
  });

  test('keeps what they typed and where they were', async ({ page }) => {
    await page.goto('/cn/en/news');
    const field = page.getByRole('searchbox', { name: 'Search in news' });
    await field.fill('wind');
    await field.press('Enter');
    await expect(page).toHaveURL('/cn/en/news?key=wind');
    await expect(page.getByRole('searchbox', { name: 'Search in news' })).toHaveValue('wind');
  });
});
