import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { banner } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

interface Where {
  edge?: 'top' | 'bottom';
  /** CSS pixels. */
  by?: number;
}

/** Scrolls so that an edge of an element lies this far above the top of the window. */
async function scrollPast(page: Page, selector: string, where: Where = {}): Promise<void> {
  const { edge = 'top', by = 40 } = where;
  await page.locator(selector).evaluate(
    (element, wanted) => {
      const box = element.getBoundingClientRect();
      scrollTo({ top: scrollY + box[wanted.edge] + wanted.by, behavior: 'instant' });
    },
    { edge, by },
  );
}

const isInSight = (page: Page) => expect(banner(page)).toBeInViewport();
const isGone = (page: Page) => expect(banner(page)).not.toBeInViewport();

// Spec SCR-header-sticky, G-29, C4.
for (const lang of LANGS) {
  test(`on the home page the header leaves for the vehicles and comes back after the news, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}`);
    await isInSight(page);
    await scrollPast(page, '#vehicles', { by: -300 });
    await isInSight(page);
    await scrollPast(page, '#vehicles');
    await isGone(page);
    await scrollPast(page, '#company-news');
    await isGone(page);
    await scrollPast(page, '#company-news', { edge: 'bottom' });
    await isInSight(page);
    await scrollPast(page, '#vehicles');
    await isGone(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await isInSight(page);
  });

  test(`below 1024 pixels and on other pages it stays, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await isInSight(page);
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto(`/cn/${lang}`);
    await scrollPast(page, '#vehicles');
    await isInSight(page);
  });
}
