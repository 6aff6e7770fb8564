import { LANGS } from 'shared/contract/lang';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';
import { countFragments, follow } from '../../fixtures/walk.ts';

const WORDS = {
  cn: { offline: '网络已断开', retry: '重试', still: '网络仍未恢复。' },
  en: {
    offline: 'You are offline',
    retry: 'Try again',
    still: 'There is still no connection.',
  },
};

for (const lang of LANGS) {
  const words = WORDS[lang];

  test.describe(`a visitor in ${lang} whose network goes`, () => {
    test.beforeEach(({ troubles }) => troubles.expect(/ERR_INTERNET_DISCONNECTED/));

    test('is told so, may try again, and sees the line go when it is back', async ({ page, context }) => {
      await page.goto(`/cn/${lang}/news`);
      const line = page.getByRole('status').filter({ hasText: words.offline });
      await expect(line).toBeHidden();
      await context.setOffline(true);
      await expect(line).toBeVisible();
      await line.getByRole('button', { name: words.retry }).click();
      await expect(page.getByRole('status').filter({ hasText: words.still })).toBeVisible();
      await expect(line).toBeVisible();
      await context.setOffline(false);
      await expect(line).toBeHidden();
    });

    test('finds the page they asked for as soon as it is back, in the same document', async ({ page, context }) => {
      await page.goto(`/cn/${lang}`);
      await markDocument(page);
      await context.setOffline(true);
      await follow(page, `/cn/${lang}/talent`);
      await expect(heading(page, words.offline)).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator('main [data-island]').first()).toBeAttached();
      await expect(page).toHaveURL(`/cn/${lang}/talent`);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test.describe('a page that nobody does anything on', () => {
  test('follows the first links in sight ahead within two seconds', async ({ page }) => {
    const fragments = countFragments(page);
    await page.goto('/cn/en/news');
    await expect.poll(() => fragments.length, { timeout: 4000 }).toBeGreaterThan(0);
  });

  for (const [what, connection] of Object.entries({
    'on 2g': { effectiveType: '2g' },
    'on slow 2g': { effectiveType: 'slow-2g' },
    'with a data saver': { effectiveType: '4g', saveData: true },
  })) {
    test(`asks for nothing ${what}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      const fragments = countFragments(page);
      await page.goto('/cn/en/news', { waitUntil: 'load' });
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      expect(fragments).toEqual([]);
      expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    });
  }
});
