import { expect, isSameDocument, markDocument, test } from '../fixtures/visitor.ts';

// Spec STATE-time-filter, M1.
test.describe('a journalist in the media centre', () => {
  test('narrows the library by kind and time, and goes back step by step', async ({ page }) => {
    await page.goto('/cn/en/media');
    await markDocument(page);
    const main = page.getByRole('main');
    const all = await main.getByRole('heading', { level: 3 }).count();
    await main.getByRole('link', { name: 'Press packages' }).click();
    await expect(page).toHaveURL('/cn/en/media?type=pack');
    await expect(main.getByRole('link', { name: 'Press packages' })).toHaveAttribute('aria-current', 'true');
    await expect(main.getByText('Picture', { exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: 'Last 180 days' }).click();
    await expect(page).toHaveURL('/cn/en/media?type=pack&days=180');
    await page.goBack();
    await expect(main.getByRole('link', { name: 'Any time' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/cn/en/media');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(all);
    await page.goForward();
    await expect(main.getByRole('link', { name: 'Press packages' })).toHaveAttribute('aria-current', 'true');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('somebody who looks for work', () => {
  test('sees only programmes of one type, then of one status, with their count', async ({ page }) => {
    await page.goto('/cn/en/talent');
    await markDocument(page);
    const main = page.getByRole('main');
    const entries = main.getByRole('article');
    const all = await entries.count();
    await main.getByRole('navigation', { name: 'Programme type' }).getByRole('link', { name: 'Campus' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Campus' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Training' })).toHaveCount(0);
    const campus = await entries.count();
    expect(campus).toBeLessThan(all);
    await expect(main.getByRole('status')).toHaveText(new RegExp(`^${campus} programme`));
    await main.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Completed' }).click();
    await expect(main.getByText('In progress')).toHaveCount(1);
    await expect(page).toHaveURL('/cn/en/talent?track=campus&status=completed');
    await expect(page).toHaveTitle(/^Campus/);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(main.getByRole('status')).toHaveText(/^\d+ programme/);
    await expect(main.getByRole('heading', { level: 2, name: 'Training' })).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/cn/en/talent');
    await expect(entries).toHaveCount(all);
  });
});

// WCAG 2.4.3, 3.2.5.
for (const [address, name] of [
  ['/cn/en/media', 'Kind'],
  ['/cn/en/talent', 'Programme type'],
] as const) {
  test(`whoever filters ${address} stays where they are, and goes on from their choice by keyboard`, async ({
    page,
  }) => {
    await page.goto(address);
    await markDocument(page);
    const choices = page.getByRole('navigation', { name });
    await choices.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await choices.getByRole('link').nth(1).press('Enter');
    await expect(choices.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(choices.getByRole('link').nth(1)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Tab');
    await expect(choices.getByRole('link').nth(2)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test.describe('a reader of the news', () => {
  test('filters and pages by addresses that bring the same list again', async ({ page }) => {
    await page.goto('/cn/en/news');
    await markDocument(page);
    const main = page.getByRole('main');
    await main.locator('a[href="/cn/en/news?column=COL-XWZX-QYDT"]').first().click();
    await expect(page).toHaveURL('/cn/en/news?column=COL-XWZX-QYDT');
    await main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/cn/en/news?column=COL-XWZX-QYDT&page=2');
    const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(titles);
    await page.goBack();
    await expect(page).toHaveURL('/cn/en/news?column=COL-XWZX-QYDT');
  });

  test('is told when nothing matches, and finds the way out', async ({ page }) => {
    await page.goto('/cn/en/news');
    const field = page.getByRole('searchbox', { name: 'Search in news' });
    await field.fill('zzzz');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(page).toHaveURL('/cn/en/news');
  });
});
