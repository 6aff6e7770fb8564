import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';

const WORDS = {
  cn: { failed: '链接复制失败', copy: '复制本页链接' },
  en: { failed: 'Link copy failed', copy: 'Copy the link of this page' },
};

// Spec ERR-toast-small, G-17.
for (const lang of LANGS) {
  const message = (page: Page) => page.getByRole('status').getByText(WORDS[lang].failed);

  /** A message that any page can be made to show. */
  const causeMessage = async (page: Page) => {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: WORDS[lang].copy })
      .evaluate((button: HTMLElement) => button.click());
    await expect(message(page)).toBeVisible();
  };

  test.describe(`a short message in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        const writeText = () => Promise.reject(new Error('refused'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await page.clock.install();
      await page.goto(`/cn/${lang}/news`);
      // A busy machine may need longer than a message stays: from now on time passes when the test says so.
      await page.clock.pauseAt(Date.now() + 60_000);
    });

    test('stays for four seconds, and waits while a pointer rests on it', async ({ page }) => {
      await causeMessage(page);
      await page.clock.runFor(3900);
      await expect(message(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(message(page)).toHaveCount(0);
      await causeMessage(page);
      await message(page).hover();
      await page.clock.runFor(20_000);
      await expect(message(page)).toBeVisible();
      await page.mouse.move(0, 880);
      await page.clock.runFor(4100);
      await expect(message(page)).toHaveCount(0);
    });

    test('stands at the top with its mark, and up to 480 pixels as plain text in the middle', async ({ page }) => {
      const lookAt = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        await causeMessage(page);
        const look = await message(page).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { middle: (top + bottom) / 2, mark: getComputedStyle(element, '::before').display };
        });
        await page.clock.runFor(4100);
        return look;
      };
      const wide = await lookAt(481);
      expect(wide.mark).not.toBe('none');
      expect(wide.middle).toBeLessThan(200);
      const narrow = await lookAt(480);
      expect(narrow.mark).toBe('none');
      expect(Math.abs(narrow.middle - 400)).toBeLessThan(30);
    });
  });
}
