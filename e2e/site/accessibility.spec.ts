import { violationsOn } from '../fixtures/axe.ts';
import { addresses } from '../fixtures/site-pages.ts';
import { expect, test } from '../fixtures/visitor.ts';

const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } };

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
