import { expect, heading, test } from '../fixtures/visitor.ts';

test('a journalist goes from the news to an article, and from a word to its search', async ({ page }) => {
  await page.goto('/cn/en/news');
  await page.getByRole('main').locator('a[href^="/cn/en/news/detail"]').first().click();
  await expect(page).toHaveURL(/\/cn\/en\/news\/detail\?baseid=/);
  await expect(page.locator('article time').first()).toBeVisible();

  await page.getByRole('banner').locator('[data-tool=search] > summary').click();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('wind');
  await field.press('Enter');
  await expect(page).toHaveURL('/cn/en/search?key=wind');
  await expect(heading(page)).toContainText(/^\d+ matches for “wind”$/);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^wind/i);
  await page
    .getByRole('navigation', { name: 'Column' })
    .getByRole('link', { name: /^Engineering stories/ })
    .click();
  await expect(page).toHaveURL('/cn/en/search?key=wind&column=COL-KJCX-JSWZ');
  const total = Number(/^\d+/.exec((await heading(page).textContent()) ?? '')?.[0]);
  const found = page.getByRole('main').locator('ol > li h2 a');
  await expect(found).toHaveCount(Math.min(total, 8));
  await found.first().click();
  await expect(page).toHaveURL(/\/cn\/en\/tech\/detail\?baseid=/);
});

test('somebody who mistypes is offered words that exist', async ({ page }) => {
  await page.goto('/cn/en/search?key=windtunnnel');
  await expect(heading(page)).toHaveText('No matches found for “windtunnnel”');
  await page.getByRole('navigation', { name: 'Words to try instead' }).getByRole('link').first().click();
  await expect(heading(page)).toContainText('match');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
});

test('a customer goes from the brands to the vehicle’s own site', async ({ page }) => {
  await page.goto('/cn/en/brand');
  await page.getByRole('main').getByRole('link', { name: 'Yaoxing', exact: true }).first().click();
  await expect(page).toHaveURL('/cn/en/brand#yaoxing');
  await page.goto('/cn/en/brand?brand=yaoxing');
  await page.getByRole('navigation', { name: 'Body type' }).getByRole('link', { name: 'SUV' }).click();
  await expect(page).toHaveURL('/cn/en/brand?brand=yaoxing&type=suv');
  const sites = page.getByRole('main').getByRole('link', { name: /^Official site of Yaoxing V/ });
  expect(await sites.count()).toBeGreaterThan(0);
  for (const site of await sites.all()) {
    await expect(site).toHaveAttribute('href', /^https:\/\/yaoxing\./);
    await expect(site).toHaveAttribute('target', '_blank');
  }
});

test('an English visitor meets an article that is Chinese only, and reads it there', async ({ page, troubles }) => {
  troubles.expect(/^status 404: \/cn\/en\/news\/detail/, /Failed to load resource.*404/);
  await page.goto('/cn/en/search?key=typhoon');
  await expect(page.getByRole('main').locator('a[href*="typhoon-notice"]')).toHaveCount(0);
  await page.goto('/cn/en/news/detail?baseid=typhoon-notice');
  await expect(page.getByRole('main')).toContainText('This content has no English version');
  await page.getByRole('main').locator('a[hreflang="zh-CN"]').click();
  await expect(page).toHaveURL('/cn/cn/news/detail?baseid=typhoon-notice');
  await expect(heading(page)).toContainText(/\p{Script=Han}/u);
});
