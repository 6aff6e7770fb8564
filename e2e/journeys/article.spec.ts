import type { Page } from 'playwright/test';
import { expect, heading, test } from '../fixtures/visitor.ts';
import { go } from '../fixtures/walk.ts';

const counts = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/article/updateHits')) sent.push(request.postData() ?? '');
  });
  return sent;
};

test('an article that is read counts once in a session, and the reader sees the new number', async ({ page }) => {
  const sent = counts(page);
  await page.goto('/cn/en/news/detail?baseid=six-experts');
  const before = Number((await page.locator('[data-hits]').textContent())?.replaceAll(',', ''));
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.locator('[data-hits]')).toHaveText((before + 1).toLocaleString('en'));
  expect(JSON.parse(sent[0] ?? '')).toEqual({ baseId: 'six-experts', language: 2 });
  const again = page.waitForResponse((response) => response.url().includes('/news/detail'));
  await page.reload();
  await again;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  expect(sent).toHaveLength(1);
});

test('a preview is not counted', async ({ page }) => {
  const sent = counts(page);
  await page.goto('/cn/en/news/detail?baseid=damping-notes&preview=1');
  await expect(page.getByText('Preview: this view is not counted.')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  expect(sent).toEqual([]);
});

test('a reader goes from the article to the next one and back to the list', async ({ page }) => {
  await page.goto('/cn/en/news/detail?baseid=half-year-results');
  const first = await heading(page).textContent();
  await page.getByRole('region', { name: 'More like this' }).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(first ?? '');
  await go(page, '/cn/en/news');
  await expect(heading(page, 'News')).toBeVisible();
});

test('a reader copies the address of an article', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cn/en/news/detail?baseid=half-year-results');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied successfully' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the missing language leads to the one that exists', async ({ page, troubles }) => {
  troubles.expect(/^status 404: \/cn\/en\/news\/detail/, /Failed to load resource.*404/);
  await page.goto('/cn/en/news/detail?baseid=typhoon-notice');
  await expect(heading(page, 'Friendly reminder')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').locator('a[hreflang="zh-CN"]').click();
  await expect(page).toHaveURL('/cn/cn/news/detail?baseid=typhoon-notice');
  await expect(heading(page)).toContainText(/\p{Script=Han}/u);
});

test('the back-to-top button appears at 800 px and does what it says', async ({ page }) => {
  await page.goto('/cn/en/news/detail?baseid=half-year-results');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 801, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
