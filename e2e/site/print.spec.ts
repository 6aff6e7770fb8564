import { expect, test } from '../fixtures/visitor.ts';

/* That every page is printed without header, footer and overlays stands in every-page.spec.ts. Spec C22. */

test('a page becomes a file of sheets', async ({ page }) => {
  await page.goto('/cn/en/news');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(5000);
});

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

test('charts are printed with their tables', async ({ page }) => {
  await page.goto('/cn/en/invest/stock');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('img', { name: /Price chart/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
});
