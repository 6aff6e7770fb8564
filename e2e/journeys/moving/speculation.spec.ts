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
