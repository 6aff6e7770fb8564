import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';

const PATHS = ['', '/news', '/news/detail?baseid=half-year-results', '/invest/stock', '/talent'];
const SKIP = { cn: '跳到正文', en: 'Skip to content' };

/** What lies wholly under the header or the window's edge although it has the focus (WCAG 2.4.11). */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const header = document.querySelector('header');
    if (!element || element === document.body || header?.contains(element)) return '';
    // The way past the header stands above it.
    if (getComputedStyle(element).position === 'fixed') return '';
    const { top, bottom } = element.getBoundingClientRect();
    const fixed = header && ['fixed', 'sticky'].includes(getComputedStyle(header).position);
    const edge = fixed ? header.getBoundingClientRect().bottom : 0;
    const isHidden = bottom <= edge + 1 || top >= innerHeight - 1;
    return isHidden ? `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" at ${Math.round(top)}` : '';
  });
}

// Spec A2, A3.
for (const lang of LANGS) {
  test(`the first key leads past the header, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: SKIP[lang] });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  test(`every page has one banner, one main, one footer and named menus, in ${lang}`, async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(`/cn/${lang}${path}`);
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(1);
      }
      const names = await page
        .getByRole('navigation')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? ''),
        );
      expect(
        names.filter((name) => name === ''),
        path,
      ).toEqual([]);
      expect(new Set(names).size, `${path}: ${names.join(', ')}`).toBe(names.length);
    }
  });
}

for (const path of PATHS) {
  test(`the focus is never hidden on ${path || 'home'}, whichever way it walks`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.goto(`/cn/en${path}`);
    const found: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press(key);
        found.push(await hiddenFocus(page));
      }
    }
    expect(found.filter((one) => one !== '')).toEqual([]);
  });
}
