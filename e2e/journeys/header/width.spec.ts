import { LANGS } from 'shared/contract/text/lang';
import { spaceText } from '../../site/looks.ts';
import { tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

const WIDTHS = [320, 375, 768, 1024, 1280, 1440];

for (const lang of LANGS) {
  test(`the header never scrolls sideways, whatever is open and however text is spaced, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}/news`);
    await tool(page, 'search').locator('> button').click();
    for (const spacing of ['usual', 'wide']) {
      if (spacing === 'wide') await spaceText(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('[data-header] > div, [data-tool] > [popover]')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        );
        expect(new Set(wide), `${spacing} spacing at ${width} px`).toEqual(new Set([0]));
      }
    }
  });
}
