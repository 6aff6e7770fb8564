import { addresses } from '../fixtures/site-pages.ts';
import { expect, test } from '../fixtures/visitor.ts';

const WIDTHS = [320, 375, 768, 1440];

for (const { address, lang } of addresses) {
  test(`${address} never scrolls sideways`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return '';
        const culprit = [...document.querySelectorAll('body *')].find(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        return `${scrollWidth} > ${clientWidth}: ${culprit?.tagName} ${culprit?.className}`;
      });
      expect(wide, `at ${width} px`).toBe('');
    }
  });

  if (lang === 'en') {
    test(`${address} has no Chinese outside of elements that say so`, async ({ page }) => {
      await page.goto(address);
      const texts = await page.evaluate(() => {
        const isHan = (text: string | null) => /\p{Script=Han}/u.test(text ?? '');
        const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const inside = node.parentElement?.closest('script, [lang^=zh]');
          if (!inside && isHan(node.textContent)) found.push(node.textContent?.trim() ?? '');
        }
        for (const element of document.querySelectorAll('[alt], [title], [aria-label], meta[content]')) {
          const spoken = ['alt', 'title', 'aria-label', 'content'].map((name) => element.getAttribute(name)).join('');
          if (isHan(spoken) && !element.closest('[lang^=zh]')) found.push(spoken);
        }
        return found;
      });
      expect(texts).toEqual([]);
    });
  }
}
