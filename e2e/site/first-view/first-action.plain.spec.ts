import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { addresses } from '../../fixtures/site-pages.ts';
import { expect, walkTest as test } from '../../fixtures/visitor.ts';

/** What is left of common screens between the bars of a browser, and a small phone; CSS pixels. */
const WINDOWS = [
  [1366, 660],
  [1440, 780],
  [1920, 950],
  [768, 1024],
  [375, 667],
] as const;

/** Pages that begin with a picture behind the header. */
const pictured = addresses.filter(({ page }) => page.route.headerTheme === 'dark');

/** Lower edges of the title and of what can be pressed first beside it, from the top of the window. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const opening = title?.closest('section,[data-ground]') ?? title?.parentElement;
    const actions = [...(opening?.querySelectorAll('a[href],button,summary') ?? [])];
    const first = actions.find((one) => one.getBoundingClientRect().height > 0);
    const bottom = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().bottom ?? 0);
    return { title: bottom(title), action: bottom(first) };
  });

/** The two edges that lie below the window, by its size. */
async function cutOff(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const edges = Object.entries(await edgesOf(page)).filter(([, edge]) => edge > height);
    found.push(...edges.map(([name, edge]) => `${name} ends at ${edge} of ${width}x${height}`));
  }
  return found;
}

// Spec LIM-first-view; issue 23, item 6.
for (const lang of LANGS) {
  test(`title and first action of every page with a picture are seen without scrolling, in ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const own = pictured.filter((one) => one.lang === lang);
    expect(own.length).toBeGreaterThan(15);
    for (const { address } of own) {
      await page.goto(address);
      expect.soft(await cutOff(page), address).toEqual([]);
    }
  });
}
