import type { Page } from 'playwright/test';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';
import { go } from '../../fixtures/walk.ts';

const WORDS = {
  cn: { system: '跟随系统', light: '浅色', dark: '深色', large: '大字', grey: '灰度' },
  en: { system: 'As the device', light: 'Light', dark: 'Dark', large: 'Large type', grey: 'Grey' },
};
type Choice = keyof (typeof WORDS)['en'];

const button = (page: Page, lang: Lang, choice: Choice) =>
  page.getByRole('contentinfo').getByRole('button', { name: WORDS[lang][choice], exact: true });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** Colours of the browser around the page, on a light and on a dark device. */
const around = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
const LIGHT = 'rgb(251, 250, 248)';
const DARK = 'rgb(11, 15, 20)';

// Spec C20, N8, N9, R-3.
for (const lang of LANGS) {
  test.describe(`a visitor in ${lang}`, () => {
    test('chooses the dark theme in place, keeps it from page to page and after a reload', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/cn/${lang}/news`);
      await markDocument(page);
      await expect(button(page, lang, 'system')).toHaveAttribute('aria-pressed', 'true');
      await button(page, lang, 'dark').click();
      await expect(button(page, lang, 'dark')).toHaveAttribute('aria-pressed', 'true');
      await expect(button(page, lang, 'system')).toHaveAttribute('aria-pressed', 'false');
      expect(await background(page)).toBe(DARK);
      await go(page, `/cn/${lang}/talent`);
      expect(await isSameDocument(page)).toBe(true);
      expect(await background(page)).toBe(DARK);
      expect(await around(page)).toEqual(['#0b0f14', '#0b0f14']);
      await page.reload();
      expect(await background(page)).toBe(DARK);
      await button(page, lang, 'system').click();
      expect(await background(page)).toBe(LIGHT);
      expect(await around(page)).toEqual(['#fbfaf8', '#0b0f14']);
    });

    test('chooses the light theme against a dark device', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`/cn/${lang}/news`);
      expect(await background(page)).toBe(DARK);
      await button(page, lang, 'light').click();
      expect(await background(page)).toBe(LIGHT);
    });

    test('reads in large type and in grey, both, and either is taken back alone', async ({ page }) => {
      await page.goto(`/cn/${lang}/news`);
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter);
      await button(page, lang, 'large').click();
      await button(page, lang, 'grey').click();
      expect([await size(), await filter()]).toEqual([20, 'grayscale(1)']);
      await button(page, lang, 'large').click();
      expect([await size(), await filter()]).toEqual([16, 'grayscale(1)']);
    });

    test('sees vehicles by night on a dark page, fetched once, and by day after choosing light', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const vehicle = () =>
        page
          .locator('main article img:visible')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`/cn/${lang}/brand`);
      await page.locator('main article img:visible').first().scrollIntoViewIfNeeded();
      await expect.poll(vehicle).toMatch(/chenyue-s7-side-night-\d+\.avif$/);
      expect(fetched.filter((url) => /-side-\d+\./.test(url))).toEqual([]);
      await button(page, lang, 'light').click();
      await page.locator('main article img:visible').first().scrollIntoViewIfNeeded();
      await expect.poll(vehicle).toMatch(/chenyue-s7-side-\d+\.avif$/);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`meets no fault of contrast in large grey type in ${colorScheme}`, async ({ page, context, origin }) => {
        await context.addCookies([{ name: 'look', value: `${colorScheme}.large.grey`, url: `${origin}/cn` }]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/cn/${lang}/news`);
        expect(await violationsOn(page)).toEqual([]);
      });
    }
  });
}

for (const width of [320, 768, 1024, 1440]) {
  test(`large type never scrolls sideways at ${width} pixels`, async ({ page, context, origin }) => {
    await context.addCookies([{ name: 'look', value: 'large', url: `${origin}/cn` }]);
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/cn/en', '/cn/cn', '/cn/en/news', '/cn/en/invest/stock', '/cn/en/book', '/cn/en/talent']) {
      await page.goto(address);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, address).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('the document as the server sends it', () => {
  test('already has the look of its visitor, and of nobody else', async ({ request }) => {
    const usual = await request.get('/cn/en/news');
    const dark = await request.get('/cn/en/news', { headers: { cookie: 'look=dark.grey' } });
    expect(await dark.text()).toMatch(/^<!doctype html><html [^>]*data-theme="dark" data-mode="grey"/);
    expect((await dark.text()).match(/name="theme-color"[^>]*content="#0b0f14"/g), 'around the page').toHaveLength(2);
    expect(dark.headers()['etag']).not.toBe(usual.headers()['etag']);
    expect(await (await request.get('/cn/en/news')).text()).toBe(await usual.text());
    const etag = dark.headers()['etag'] ?? '';
    const again = { headers: { cookie: 'look=dark.grey', 'if-none-match': etag } };
    expect((await request.get('/cn/en/news', again)).status()).toBe(304);
    const other = { headers: { 'if-none-match': etag } };
    expect((await request.get('/cn/en/news', other)).status(), 'another visitor behind the same cache').toBe(200);
  });

  test('has it on error screens, too', async ({ request }) => {
    const answer = await request.get('/cn/fr', { headers: { cookie: 'look=light' } });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<html [^>]*data-theme="light"/);
  });
});
