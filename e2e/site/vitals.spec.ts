import type { Page } from 'playwright/test';
import type { KernelApi } from 'shared/contract/section/kernel';
import { expect, test } from '../fixtures/visitor.ts';

/** The script that measures is here, and has heard of what was painted before. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const kernel: KernelApi = globalThis.__kernel;
    await kernel.loadScript(kernel.constellation.parts['interactions']?.[0] ?? '');
    await new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  });
}

// Spec LIM-speed.
test('one visit in ten tells how it felt when the visitor leaves, and nothing of the visitor', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  const reported = page.waitForRequest((request) => request.url().endsWith('/cn/api/rum'));
  await page.goto('/cn/en/news');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilPainted(page);
  // As a tab that is left: a request of a document that is going would be lost on the test, not on the site.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const request = await reported;
  const beacon = JSON.parse(request.postData() ?? '{}') as Record<string, unknown>;
  expect(beacon).toMatchObject({ page: '/news', navigation: 'navigate', language: 2 });
  expect(beacon['lcp']).toBeGreaterThan(0);
  expect(Object.keys(beacon).filter((key) => !/^(page|navigation|language|ttfb|lcp|inp|cls)$/.test(key))).toEqual([]);
});

test('the other nine tell nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/cn/en/news');
  await page.goto('/cn/en/book');
  expect(requests.filter((url) => url.endsWith('/rum'))).toEqual([]);
});
