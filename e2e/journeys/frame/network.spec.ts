import { LANGS } from 'shared/contract/text/lang';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';
import { countFragments, follow, isFragment } from '../../fixtures/walk.ts';

declare global {
  interface Window {
    /** What the page left for an idle moment, written by the test's stand-in. */
    idle?: { task: IdleRequestCallback; options: IdleRequestOptions | undefined }[];
  }
}

const NOW = Date.parse('2026-11-21T08:00:00Z');
const WORDS = {
  cn: { offline: '网络已断开', retry: '重试', still: '网络仍未恢复。' },
  en: {
    offline: 'You are offline',
    retry: 'Try again',
    still: 'There is still no connection.',
  },
};

// Spec STATE-offline, STATE-prefetch, G-19, C27.
for (const lang of LANGS) {
  const words = WORDS[lang];

  test.describe(`a visitor in ${lang} whose network goes`, () => {
    test.beforeEach(({ pageErrors }) => pageErrors.expect(/ERR_INTERNET_DISCONNECTED/));

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
      await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
      await expect(page).toHaveURL(`/cn/${lang}/talent`);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test('a network that is back before it leads anywhere is tried again', async ({ page, context, pageErrors }) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/cn/en');
  await context.setOffline(true);
  await follow(page, '/cn/en/talent');
  await expect(heading(page, WORDS.en.offline)).toBeVisible();
  await page.route(isFragment, (route) => route.abort('internetdisconnected'), { times: 1 });
  await context.setOffline(false);
  await expect(heading(page, 'Careers and training')).toBeVisible();
});

test.describe('a page that nobody does anything on', () => {
  test('follows the first links in sight ahead when the browser is idle, after 2000 ms at the latest', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.idle = [];
      window.requestIdleCallback = (task, options) => window.idle?.push({ task, options }) ?? 0;
    });
    const fragments = countFragments(page);
    await page.goto('/cn/en/news', { waitUntil: 'networkidle' });
    expect(fragments).toEqual([]);
    const limits = await page.evaluate(() => {
      const waiting = window.idle ?? [];
      for (const { task } of waiting) task({ didTimeout: true, timeRemaining: () => 0 });
      return waiting.map(({ options }) => options?.timeout);
    });
    expect(limits).toEqual([2000]);
    await expect.poll(() => fragments.length).toBe(3);
  });

  test('does so after 2000 ms where a browser cannot say that it is idle', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await page.clock.pauseAt(NOW + 1000);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    });
    const fragments = countFragments(page);
    await page.goto('/cn/en/news', { waitUntil: 'networkidle' });
    await page.clock.runFor(1990);
    expect(fragments).toEqual([]);
    // Which links are in sight the browser says in its own time, and the next one follows by the clock.
    await expect(async () => {
      await page.clock.runFor(500);
      expect(fragments).toHaveLength(3);
    }).toPass();
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
      const runtimes: string[] = [];
      page.on('request', (request) => {
        if (/\/runtime\./.test(request.url())) runtimes.push(request.url());
      });
      // Its island is far below.
      await page.setViewportSize({ width: 1440, height: 300 });
      await page.goto('/cn/en/talent', { waitUntil: 'load' });
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      expect([fragments, runtimes]).toEqual([[], []]);
    });
  }
});
