import type { Page } from 'playwright/test';

/** What sticks out at the right of the window, or nothing. */
export async function sidewaysAt(page: Page, width: number): Promise<string> {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const culprit = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth} > ${clientWidth}: ${culprit?.tagName} ${culprit?.className}`;
  });
  return found === '' ? '' : `at ${width} px ${found}`;
}

/** What is fixed in the window, and so would be printed over the text of every sheet. */
export function printedOver(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => `${element.tagName}.${element.className}`),
  );
}

/** WCAG 1.4.12: what a reader may set without losing anything. A sheet of the page's own, as extensions do. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts and spoken names in Chinese whose element does not say so. */
export function unmarkedChinese(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
}

/** Pictures that were asked for and did not come. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}

interface LoadedScripts {
  scripts: readonly { file: string; bytes: number }[];
  files: readonly string[];
  bytes: number;
}

/** Scripts that the document loaded so far: file names and brotli bytes, of each and of all together. */
export async function loadedScripts(page: Page): Promise<LoadedScripts> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return new URL(name).pathname.endsWith('.js') ? [{ name, encodedBodySize }] : [];
    }),
  );
  const scripts = entries.map(({ name, encodedBodySize }) => ({
    file: name.replace(/.*\//, ''),
    bytes: encodedBodySize,
  }));
  return {
    scripts,
    files: scripts.map(({ file }) => file),
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
