import { addresses, detailAddresses } from '../fixtures/site-pages.ts';
import { expect, heading, walkTest as test } from '../fixtures/visitor.ts';
import { readPage, type ServedPage } from '../fixtures/html.ts';
import { arriveAt, follow } from '../fixtures/walk.ts';
import { brokenPictures, sidewaysAt } from './looks.ts';

// Chromium without scripts refuses their preloads, too.
// Spec C37.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

/** The frame of every layout is looked at in both languages, of the home page and of an ordinary one. */
const FIRST_OF_LAYOUT = ['/cn/cn', '/cn/en', '/cn/cn/news', '/cn/en/news', '/cn/en/qwCode', '/cn/en/brandVision'];

/** A page that takes JavaScript nothing away: no island, so that every-page.spec.ts sees just what is read without. */
const isAllHtml = ({ html }: ServedPage) => !html.includes('data-island') && !html.includes('<noscript');

/** Words of `main` as the server sends them. */
const wordsOf = ({ html }: ServedPage) =>
  (html.split(/<main\b/)[1]?.split('</main>')[0] ?? '')
    .replaceAll(/<(template|script)\b.*?<\/\1>/gs, '')
    .replaceAll(/^[^>]*>|<[^>]*>|\s+/g, ' ');

for (const address of [...addresses.map((one) => one.address), ...detailAddresses]) {
  test(`${address} is read without JavaScript`, async ({ page, request }) => {
    const served = await readPage(request, address);
    // Bare pages, such as the one for a scanner, have few words and neither header nor footer.
    const isBare = served.html.includes('data-layout="bare"');
    expect(wordsOf(served).length, 'text of the page').toBeGreaterThan(isBare ? 40 : 150);
    expect(served.html.includes('<footer'), 'footer').toBe(!isBare);
    if (isAllHtml(served) && !FIRST_OF_LAYOUT.includes(address)) return;
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(isBare ? 40 : 150);
    await expect(page.getByRole('contentinfo')).toHaveCount(isBare ? 0 : 1);
    if (!isBare) await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    expect(await sidewaysAt(page, 320)).toBe('');
    expect(await brokenPictures(page)).toEqual([]);
  });
}

test('a reader without JavaScript goes through the site by its links', async ({ page }) => {
  await page.goto('/cn/en');
  for (const address of ['/cn/en/news', '/cn/en/talent', '/cn/en/invest/stock', '/cn/en/book']) {
    await follow(page, address);
    await arriveAt(page, address);
    await page.goto('/cn/en');
  }
});

test('the menu opens without JavaScript on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cn/en');
  await page.getByRole('banner').locator('[data-menu-toggle] summary').click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('news are filtered, paged and searched without JavaScript', async ({ page }) => {
  await page.goto('/cn/en/news');
  await page.getByRole('main').locator('a[href="/cn/en/news?column=COL-XWZX-PPDT"]').first().click();
  await expect(page).toHaveURL('/cn/en/news?column=COL-XWZX-PPDT');
  const field = page.getByRole('searchbox', { name: 'Search in news' });
  await field.fill('wind');
  await field.press('Enter');
  await expect(page).toHaveURL(/column=COL-XWZX-PPDT.*key=wind/);
  await page.goto('/cn/en/news');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/cn/en/news?page=2');
});

test('period, market, media kind and programme type are links without JavaScript', async ({ page }) => {
  await page.goto('/cn/en/invest/stock');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Week' }).click();
  await expect(page).toHaveURL('/cn/en/invest/stock?period=week');
  await page.goto('/cn/en/media');
  await page.getByRole('main').getByRole('link', { name: 'Pictures' }).click();
  await expect(page).toHaveURL('/cn/en/media?type=image');
  await page.goto('/cn/en/talent');
  await page.getByRole('main').getByRole('link', { name: 'Campus' }).first().click();
  await expect(page).toHaveURL(/\/cn\/en\/talent\?track=campus/);
});
