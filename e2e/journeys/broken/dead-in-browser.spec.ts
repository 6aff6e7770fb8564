import type { Page } from 'playwright/test';
import { EXPECTED, expectStillUsable, PARTS, reachForIslandAnyTime } from './broken-parts.ts';
import { expect, heading, liveIslands, test } from '../../fixtures/visitor.ts';
import { countDocuments, go, holdBack } from '../../fixtures/walk.ts';

const ISLANDS = [
  { section: 'mf-invest', address: '/cn/en/invest/stock' },
  { section: 'mf-booking', address: '/cn/en/book' },
  { section: 'mf-media', address: '/cn/en/media' },
];
async function openAndScroll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await reachForIslandAnyTime(page);
}

// Spec STATE-chunk-reload, C26.
for (const { section, address } of ISLANDS) {
  for (const [what, pattern] of Object.entries(PARTS)) {
    test(`${section}: when ${what}, the page reloads once, stays usable, and trying again works`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(...EXPECTED);
      const broken = pattern(section);
      await page.route(broken, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const documents = countDocuments(page);
      await openAndScroll(page, address);
      await expect.poll(() => documents.length).toBe(2);
      await reachForIslandAnyTime(page);
      await expectStillUsable(page);
      expect(documents, 'one reload, no loop').toHaveLength(2);
      await page.unroute(broken);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(liveIslands(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }

  test(`${section}: tampered bytes never run, and the visitor goes on by links`, async ({ page, pageErrors }) => {
    pageErrors.expect(...EXPECTED);
    await page.route(PARTS['its container is missing'](section), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true;` });
    });
    const documents = countDocuments(page);
    await openAndScroll(page, address);
    await expect.poll(() => documents.length).toBe(2);
    await reachForIslandAnyTime(page);
    await expectStillUsable(page);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await go(page, '/cn/en/news');
    await expect(heading(page, 'News')).toBeVisible();
  });
}

test('without the runtime every page is still read and walked', async ({ page, pageErrors }) => {
  pageErrors.expect(...EXPECTED);
  await page.route(/\/client\/js\/runtime\./, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const documents = countDocuments(page);
  await page.goto('/cn/en/invest/stock');
  await expect.poll(() => documents.length).toBe(2);
  await expectStillUsable(page);
  await go(page, '/cn/en/news');
  await page.unroute(/\/client\/js\/runtime\./);
  await go(page, '/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
});

test('without the kernel links open documents and forms work', async ({ page, pageErrors }) => {
  pageErrors.expect(/status 404: .*kernel/, /Failed to load/, /integrity/, /^failed: /);
  await page.route(/\/client\/js\/kernel\./, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/cn/en/news');
  await go(page, '/cn/en/talent');
  await expect(heading(page, 'Careers and training')).toBeVisible();
});

test('without the marks for style sheets the page is whole, and the kernel lives', async ({ page, pageErrors }) => {
  pageErrors.expect(/status 404: .*marks/, /Failed to load/, /integrity/, /^failed: /);
  await page.route(/\/client\/js\/marks\./, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/cn/en/news');
  const fragment = page.waitForResponse(/\/cn\/_f\/en\/talent$/);
  await go(page, '/cn/en/talent');
  expect((await fragment).status()).toBe(200);
  await expect(heading(page, 'Careers and training')).toBeVisible();
});

test('while the marks are on their way for ever, the page is read and the kernel goes on', async ({ page }) => {
  const marks = await holdBack(page, ({ pathname }) => /\/marks\.[^/]*\.js$/.test(pathname));
  await page.goto('/cn/en/news', { waitUntil: 'commit' });
  await marks.waiting;
  await expect(page.locator('html[data-js]')).toBeAttached();
  const fragment = page.waitForResponse(/\/cn\/_f\/en\/talent$/);
  await go(page, '/cn/en/talent');
  expect((await fragment).status()).toBe(200);
  await expect(heading(page, 'Careers and training')).toBeVisible();
  marks.open();
});

test('a chart that does not arrive leaves the figures, and can be asked for again', async ({ page, pageErrors }) => {
  pageErrors.expect(...EXPECTED);
  const chart = /\/cn\/mf\/mf-invest\/[^/]+\/client\/js\/price-canvas/;
  await page.route(chart, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
  await page.getByRole('img', { name: /Price chart/ }).hover();
  await expect(page.getByText('The chart could not be loaded')).toBeVisible();
  await expect(page.getByRole('img', { name: /Price chart/ })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.unroute(chart);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main .highcharts-root').first()).toBeVisible({ timeout: 20_000 });
});

test('a stylesheet that was tampered with on the way opens the document instead', async ({ page, pageErrors }) => {
  pageErrors.expect(...EXPECTED);
  await page.goto('/cn/en');
  const documents = countDocuments(page);
  await page.route(/\/cn\/mf\/mf-talent\/[^/]+\/client\/css\//, (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body{display:none}' }),
  );
  await go(page, '/cn/en/talent');
  await expect(heading(page, 'Careers and training')).toBeVisible();
  expect(documents).toHaveLength(1);
});
