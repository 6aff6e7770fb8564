import { banner } from '../header/header-parts.ts';
import { expect, heading, test } from '../../fixtures/visitor.ts';

// Spec STATE-prefetch: the kernel leaves the other language to the browser.
test('the other language is fetched ahead when a pointer rests on it, and nothing of it runs before', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const fetched = Promise.withResolvers<void>();
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready' && prefetchUrl.endsWith('/cn/cn/news')) fetched.resolve();
  });
  await session.send('Preload.enable');
  const scripts: string[] = [];
  await page.goto('/cn/en/news', { waitUntil: 'networkidle' });
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await banner(page).locator('[data-language-switch]').filter({ visible: true }).hover();
  await fetched.promise;
  expect(scripts.filter((address) => address.includes('kernel'))).toEqual([]);
  await banner(page).locator('[data-language-switch]').filter({ visible: true }).click();
  await expect(heading(page, '新闻')).toBeVisible();
  const [entry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((one) => (one.toJSON() as { deliveryType?: string }).deliveryType),
  );
  expect(entry).toBe('navigational-prefetch');
});

// Spec STATE-prefetch.
test('a page is asked for together with its styles, which come over the line once', async ({ page }) => {
  await page.goto('/cn/en');
  // The file of the menu names the styles of its pages: once its links are there, the page knows them.
  await banner(page).dispatchEvent('pointerover');
  await expect(banner(page).locator('[data-menu-panel] a[href="/cn/en/news"]').first()).toBeAttached();
  await page
    .getByRole('main')
    .locator('a[href="/cn/en/news"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page, 'News')).toBeVisible();
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((one) => one.toJSON() as PerformanceResourceTiming),
  );
  const fragment = requests.find(({ name }) => name.endsWith('/cn/_f/en/news'));
  const [fetched, used, ...more] = requests.filter(({ name }) => /\/news\.\w+\.css$/.test(name));
  expect([fetched?.initiatorType, used?.initiatorType, more]).toEqual(['fetch', 'link', []]);
  expect(fetched?.startTime).toBeLessThanOrEqual(fragment?.startTime ?? 0);
  expect(used?.transferSize, 'it was here already').toBe(0);
});
