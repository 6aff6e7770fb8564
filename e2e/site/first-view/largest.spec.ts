import { expect, test } from '../../fixtures/visitor.ts';

declare global {
  interface Window {
    layoutReads: string[];
    largest: Element | null;
  }
}

const WIDTHS = [375, 1440];
const PICTURED = ['/activity', '/zt', '/zt/bjcz', '/media', '/media/detail?id=s1-concept', '/news', '/tech', ''];

/** Records from the start what a script asks of the layout, which has to be made for it: each by its name. */
function recordLayoutReads(): void {
  window.layoutReads = [];
  const record = (owner: object, name: string) => {
    const known = Object.getOwnPropertyDescriptor(owner, name);
    const original = (known?.get ?? known?.value) as (...all: unknown[]) => unknown;
    const recorded = function (this: unknown, ...given: unknown[]) {
      window.layoutReads.push(name);
      return original.apply(this ?? window, given);
    };
    const own = known?.get ? { get: recorded } : { value: recorded };
    Object.defineProperty(owner, name, { ...known, ...own, configurable: true });
  };
  for (const name of ['scrollX', 'scrollY', 'pageYOffset', 'innerWidth', 'innerHeight', 'getComputedStyle'])
    record(window, name);
  for (const name of ['getBoundingClientRect', 'getClientRects', 'clientHeight', 'clientWidth', 'scrollTop'])
    record(Element.prototype, name);
  for (const name of ['scrollHeight', 'scrollWidth', 'scrollLeft', 'scrollIntoView']) record(Element.prototype, name);
  for (const name of ['offsetHeight', 'offsetWidth', 'offsetTop', 'offsetLeft', 'innerText', 'focus'])
    record(HTMLElement.prototype, name);
}

function recordLargest(): void {
  window.largest = null;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = (entry as unknown as { element: Element | null }).element;
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
}

for (const address of ['/cn/en', '/cn/cn/news', '/cn/en/news/detail?baseid=half-year-results', '/cn/en/media']) {
  test(`${address} is not laid out inside of a script before it is seen`, async ({ page }) => {
    await page.addInitScript(recordLayoutReads);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => (window.layoutReads = [...window.layoutReads, 'end']));
    });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    const reads = await page.evaluate(() => window.layoutReads);
    expect(reads.slice(0, reads.indexOf('end'))).toEqual([]);
  });
}

for (const width of WIDTHS) {
  test(`the largest of what visitors see first is never put off, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(recordLargest);
    for (const path of PICTURED) {
      await page.goto(`/cn/en${path}`, { waitUntil: 'networkidle' });
      const loading = await page.evaluate(() => window.largest?.getAttribute('loading') ?? '');
      expect(loading, path).not.toBe('lazy');
    }
  });
}
