import axe from 'axe-core';
import { addresses } from '../fixtures/site-pages.ts';
import { expect, test } from '../fixtures/visitor.ts';
import type { Page } from 'playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } };

/** `rule: selector` of everything axe finds; its source is evaluated, which the page's own policy allows nobody else. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.target.join(' ')} | ${node.failureSummary?.split('\n').slice(1).join(' ').trim()}`,
      ),
    );
  }, RULES);
}

const EXTRA = ['/cn/en/no-such-page', '/cn/cn/no-such-page'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const address of [...addresses.map((one) => one.address), ...EXTRA]) {
    test(`axe finds nothing on ${address} in ${colorScheme}`, async ({ page, troubles }) => {
      if (EXTRA.includes(address)) troubles.expect(/^status 404/, /Failed to load resource/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      const found: string[] = [];
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        const violations = await violationsOn(page);
        found.push(...violations.map((violation) => `${name} ${violation}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test('axe finds nothing in the opened menu of a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/cn/en');
  await page.locator('[data-menu-toggle] summary').click();
  expect(await violationsOn(page)).toEqual([]);
});
