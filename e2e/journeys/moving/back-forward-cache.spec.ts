import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { expect, heading, test } from '../../fixtures/visitor.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
}

/** Chromium without windows keeps no pages in memory. */
const FULL = process.env['CHROME_FULL_PATH'] ?? ['/usr/bin/chromium'].find((place) => existsSync(place));

test('a page left for a document comes back from memory, islands and all', async ({ origin, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ...(FULL && { executablePath: FULL }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/cn/en/invest/stock`);
    await expect(page.locator('main [data-live]')).toHaveCount(1);
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => (window.restored = event.persisted));
    });
    await page.goto(`${origin}/cn/cn/news`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page, 'Share price')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.restored)).toBe(true);
    const month = page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Month' });
    await month.click();
    await expect(page.getByRole('table', { name: /months/ })).toBeVisible();
    await expect(month).toHaveAttribute('aria-current', 'true');
  } finally {
    await browser.close();
  }
});
