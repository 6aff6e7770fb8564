import { LANGS } from 'shared/contract/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { isServed, tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';
import { headerStates } from '../../shots/header-states.ts';

const WIDTHS = [375, 1440];
const NEEDS: Readonly<Record<string, string>> = { search: '/search', finder: '/brand' };

/** States of parts that come with a page are tested as soon as that page is served. */
const states = headerStates.filter(({ name }) => isServed(NEEDS[name.split('-')[0] ?? ''] ?? '/'));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const lang of LANGS) {
    for (const state of states) {
      test(`axe finds nothing on ${state.name} in ${lang} and ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of WIDTHS.filter((one) => one >= (state.from ?? 0) && one < (state.below ?? Infinity))) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`/cn/${lang}${state.path === '/' ? '' : state.path}`);
          await state.act?.(page, lang);
          expect(await violationsOn(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  }
}

test('the header never scrolls sideways, whatever is open', async ({ page }) => {
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cn/en/news');
    if (isServed('/search')) await tool(page, 'search').locator('> summary').click();
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[data-tool][open] > div')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(new Set(wide), `at ${width} px`).toEqual(new Set([0]));
  }
});
