import type { Page } from 'playwright/test';
import { violationsOn } from '../fixtures/axe.ts';
import { spaceText } from './looks.ts';
import { expect, test } from '../fixtures/visitor.ts';

const SAMPLE = ['/cn/en', '/cn/cn', '/cn/en/news', '/cn/cn/news', '/cn/en/news/detail?baseid=half-year-results'];

/** Text that is cut off by a box of its own. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, td, th, dt, dd, label)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
      .filter((element) => element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2)
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 30)}"`),
  );
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Spec A4, A5, A9, L4, ROLE-password.
for (const address of SAMPLE) {
  test(`${address} keeps its text with the spacing of a reader, at 320 and 1280 pixels`, async ({ page }) => {
    await page.goto(address);
    await spaceText(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
      expect(await clipped(page), `at ${width}`).toEqual([]);
    }
  });

  test(`${address} is complete in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(address);
    // The colours are the visitor's own; axe still counts with ours.
    const found = (await violationsOn(page)).filter((violation) => !violation.startsWith('color-contrast'));
    expect(found).toEqual([]);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() =>
      document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none',
    );
    expect(outline).toBe('solid');
  });
}

test('Chinese and Latin words keep their distance, and Chinese punctuation its width', async ({ page }) => {
  await page.goto('/cn/cn/news');
  const style = await page.evaluate(() => {
    const { textAutospace, textSpacingTrim, lineBreak } = getComputedStyle(
      document.querySelector('main p') ?? document.body,
    ) as CSSStyleDeclaration & { textAutospace?: string; textSpacingTrim?: string };
    return { textAutospace, textSpacingTrim, lineBreak };
  });
  expect(style).toEqual({ textAutospace: 'normal', textSpacingTrim: 'trim-start', lineBreak: 'strict' });
});

test('nobody is asked to remember a password, because nobody logs in', async ({ request }) => {
  for (const address of SAMPLE) {
    expect(await (await request.get(address)).text()).not.toMatch(/Remember password|记住密码/);
  }
});
