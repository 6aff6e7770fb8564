import { expect, test } from 'playwright/test';
import { isLong } from '../../fixtures/load/length.ts';
import { writeSection, type WrittenSection } from '../../fixtures/releases/written-section.ts';

// The shell and a section are built anew for it.
test.skip(!isLong, 'pnpm test:long looks at what pnpm dev shows');
test.describe.configure({ timeout: 300_000 });

const PAGE = '/cn/en/invest/stock';
const STOCK = 'src/pages/stock';
const CHANGES = [
  {
    what: 'a component of an island',
    change: { file: `${STOCK}/stock-chart.island.tsx`, from: 'aria-busy=', to: 'data-saved="1" aria-busy=' },
    seen: () => document.querySelector('main [data-saved="1"]') !== null,
  },
  {
    what: 'words',
    change: { file: 'src/messages/en.ts', from: 'A shares and H shares of the group', to: 'Both shares of the group' },
    seen: () => document.querySelector('main')?.textContent.includes('Both shares of the group') ?? false,
  },
  {
    what: 'a style',
    change: { file: `${STOCK}/stock.module.css`, from: '.colours {', to: '.colours {\n  --saved: 1;' },
    seen: () => {
      const element = document.querySelector('main [data-island] > *');
      return element !== null && getComputedStyle(element).getPropertyValue('--saved') === '1';
    },
  },
  {
    what: 'a load',
    change: { file: `${STOCK}/stock.load.ts`, from: `market === 'A' ? stock.title`, to: `market === 'A' ? 'As saved'` },
    seen: () => document.title.startsWith('As saved'),
  },
] as const;

const SEEN = { polling: 20, timeout: 30_000 } as const;
let written: WrittenSection;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  written = await writeSection('mf-invest');
});
test.afterAll(() => written?.close());

test('what is saved is seen in the open page, whose islands stay alive, and what is wrong with its line', async ({
  page,
}) => {
  await page.goto(written.origin + PAGE);
  const island = page.locator('main [data-island][data-live]').first();
  await expect(island).toBeAttached({ timeout: 20_000 });
  // React keeps its elements where it keeps its state.
  await island.evaluate((element) => Object.assign(element.firstElementChild ?? {}, { isKept: true }));

  for (const { what, change, seen } of CHANGES) {
    await test.step(what, async () => {
      const saved = await written.save(change);
      await page.waitForFunction(seen, undefined, SEEN);
      console.log(`saved -> seen, ${what}: ${Math.round(performance.now() - saved)} ms`);
      const isKept = await island.evaluate((element) => 'isKept' in (element.firstElementChild ?? {}));
      expect(isKept, `the island stays alive with ${what}`).toBe(true);
    });
  }

  const overlay = page.locator('.development-fault');
  await test.step('what does not build lies over the page with file and line, until it does', async () => {
    await written.save({ file: `${STOCK}/stock.page.tsx`, from: 'return (', to: 'return ((' });
    await expect(overlay).toContainText(/stock\.page\.tsx/, { timeout: 30_000 });
    await expect(overlay).toContainText(/\d+ │|\d+ \||:\d+:\d+/);
    await written.undo(`${STOCK}/stock.page.tsx`);
    await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('what throws on the server lies over the page with the lines around', async () => {
    const broken = {
      file: `${STOCK}/stock.load.ts`,
      from: 'const choice =',
      to: "throw new Error('broken');\n  const choice =",
    };
    await written.save(broken);
    await expect(overlay).toContainText('mf-invest/src/pages/stock/stock.load.ts:', { timeout: 30_000 });
    await expect(overlay).toContainText(/>\s+\d+ \|\s+throw new Error\('broken'\)/);
    await written.undo(broken.file);
    await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  });
});
