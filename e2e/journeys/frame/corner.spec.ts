import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';
import { afterPaint, go } from '../../fixtures/walk.ts';

const WORDS = {
  cn: { top: '回到顶部', corner: '复制链接', footer: '复制本页链接', copied: '链接复制成功', failed: '链接复制失败' },
  en: {
    top: 'Back to top',
    corner: 'Copy link',
    footer: 'Copy the link of this page',
    copied: 'Link copied successfully',
    failed: 'Link copy failed',
  },
};

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((offset) => scrollTo({ top: offset, behavior: 'instant' }), top);
  await afterPaint(page);
}

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

// Spec SCR-back-to-top, SCR-copy-link, STATE-link-copied, ERR-messages, C24.
for (const lang of LANGS) {
  const words = WORDS[lang];

  test.describe(`a reader far down a page in ${lang}`, () => {
    test('is offered the way back to the top from 800 pixels on, and takes it by the keyboard', async ({ page }) => {
      await page.goto(`/cn/${lang}/news`);
      const button = page.getByRole('button', { name: words.top });
      await scrollDown(page, 799);
      await expect(button).toBeHidden();
      await scrollDown(page, 800);
      await expect(button).toBeVisible();
      await button.press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(button).toBeHidden();
      await expect(page.getByRole('main'), 'the keyboard goes on from the top').toBeFocused();
    });

    test('copies the link from the corner of a media page, and of no other', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(`/cn/${lang}/media/detail?id=shape-of-wind`);
      const button = page
        .getByRole('button', { name: words.corner, exact: true })
        .and(page.locator('[data-corner-copy]'));
      await expect(button).toBeHidden();
      await scrollDown(page, 800);
      await button.click();
      await expect(says(page, words.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.goto(`/cn/${lang}/news`);
      await scrollDown(page, 900);
      await expect(page.getByRole('button', { name: words.top })).toBeVisible();
      await expect(button).toBeHidden();
    });
  });

  test.describe(`somebody who copies a link in ${lang}`, () => {
    test('has the address of the page on screen, also after a step, and is told', async ({ page, context, origin }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/cn/${lang}/news`);
      await go(page, `/cn/${lang}/talent`);
      await page.getByRole('contentinfo').getByRole('button', { name: words.footer }).click();
      await expect(says(page, words.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/cn/${lang}/talent`);
    });

    test('is told when the browser refuses', async ({ page }) => {
      await page.addInitScript(() => {
        const writeText = () => Promise.reject(new Error('refused'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await page.goto(`/cn/${lang}/news`);
      await page.getByRole('contentinfo').getByRole('button', { name: words.footer }).click();
      await expect(says(page, words.failed)).toBeVisible();
    });
  });
}
