import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/lang';
import { expect, test } from '../fixtures/visitor.ts';

const TEMPLATES = [
  '',
  '/news',
  '/news/detail?baseid=half-year-results',
  '/media',
  '/invest/stock',
  '/book',
  '/talent',
  '/csr/list',
  '/tech/innoList',
  '/search?key=S1',
  '/no-such-page',
];

/** What would be printed over the text of every sheet. */
function overlays(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => `${element.tagName}.${element.className}`),
  );
}

for (const lang of LANGS) {
  for (const path of TEMPLATES) {
    test(`${lang}${path} is printed without header, footer and overlays`, async ({ page, troubles }) => {
      troubles.expect(/^status 404: .*no-such-page/, /Failed to load resource/);
      await page.goto(`/cn/${lang}${path}`);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
      expect(await overlays(page)).toEqual([]);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground, 'dark ink on light paper, also of a dark screen').toBe('rgb(255, 255, 255)');
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeGreaterThan(5000);
    });
  }
}

test('an article prints the addresses of the links in its text', async ({ page }) => {
  await page.goto('/cn/en/news/detail?baseid=annual-results-2025');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('main article p a[href]:not([href^="#"])').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      after: getComputedStyle(link, '::after').content,
    })),
  );
  expect(printed.length).toBeGreaterThan(0);
  for (const { href, after } of printed) expect(after).toContain(href);
});

test('charts are printed as their tables', async ({ page }) => {
  await page.goto('/cn/en/invest/stock');
  await expect(page.locator('main .highcharts-root').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .highcharts-root').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
});
