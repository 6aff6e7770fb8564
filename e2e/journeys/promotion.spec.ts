import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/breakable-site.ts';
import { openWorkshop, type Workshop } from '../fixtures/releases/changed-section.ts';
import { underLoad, versionsIn } from '../fixtures/load/crowd.ts';
import { memoryAfterCollection } from '../fixtures/load/heap.ts';
import { readPage } from '../fixtures/html.ts';
import { promotions, rounds } from '../fixtures/load/length.ts';
import { heading, isSameDocument, markDocument, reachForIslands } from '../fixtures/visitor.ts';
import { countDocuments, go } from '../fixtures/walk.ts';

const STOCK = '/cn/en/invest/stock';
const ADDRESSES = [
  STOCK,
  '/cn/en/news',
  '/cn/cn/invest/stock',
  '/cn/_f/en/invest/stock',
  '/cn/cn',
  '/cn/_f/cn/talent',
  '/cn/en/book',
];
const NEW_TITLE = 'Share price, second edition';
const MOVES = rounds(3, 6);
const MEMORY_MOVES = promotions ?? rounds(6, 50);
/** Moves between two looks at the memory. */
const LOOK_EVERY = Math.ceil(MEMORY_MOVES / 10);
/** Bytes, however many moves there were: caches are full soon. */
const MOST_GROWTH = 8 * 1024 * 1024;
/** Bytes of one renderer: what it is made of, and V8's young generation at its largest. */
const MOST_OF_RENDERER = 160 * 1024 * 1024;
/** Bytes by which one may be larger in the second half of a run than it ever was in the first. */
const RENDERER_GROWTH = 16 * 1024 * 1024;
/** Fewer moves do not fill the young generation. */
const MANY_MOVES = 50;

test.use({ siteOptions: { node: ['--inspect=127.0.0.1:0'] } });
test.describe.configure({ mode: 'serial', timeout: 360_000 + MEMORY_MOVES * 10_000 });

let workshop: Workshop;

test.beforeAll(async ({ site }) => {
  // It builds a section.
  test.setTimeout(300_000);
  workshop = await openWorkshop('mf-invest', site.dataDir);
  await workshop.release('1.0.1', {
    file: 'src/messages/en.ts',
    from: "stock: {\n    title: 'Share price'",
    to: `stock: {\n    title: '${NEW_TITLE}'`,
  });
});

test.afterAll(() => workshop.close());

test('publishing alone changes nothing; promoting changes the running site, without a restart', async ({
  site,
  request,
}) => {
  const { pid } = site.web;
  expect((await readPage(request, STOCK)).headings).toEqual(['Share price']);
  const begun = performance.now();
  await site.move('promote', 'mf-invest@1.0.1');
  await expect.poll(async () => (await readPage(request, STOCK)).headings, { intervals: [20] }).toEqual([NEW_TITLE]);
  console.log(`promote -> first new page: ${Math.round(performance.now() - begun)} ms, command included`);
  await site.move('rollback', 'mf-invest');
  expect((await readPage(request, STOCK)).headings).toEqual(['Share price']);
  expect(site.web.pid).toBe(pid);
});

test('a visitor with an open page gets the new release by exactly one document', async ({ site, page }) => {
  await page.goto(STOCK);
  await markDocument(page);
  await site.move('promote', 'mf-invest@1.0.1');
  const documents = countDocuments(page);
  await go(page, '/cn/en/news');
  expect(documents).toHaveLength(1);
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);
  await go(page, STOCK);
  await expect(heading(page, NEW_TITLE)).toBeVisible();
  await expect(page.locator('main [data-live]')).toHaveCount(1);
  expect(documents).toHaveLength(1);
  await site.move('rollback', 'mf-invest');
});

test('an open page of the old release still gets its own files after a promotion', async ({ site, page }) => {
  await page.goto('/cn/en/book');
  await site.move('promote', 'mf-invest@1.0.1');
  await reachForIslands(page);
  await expect(page.locator('main [data-live]')).toHaveCount(1);
  await site.move('rollback', 'mf-invest');
});

test('promotion and rollback under load: nothing fails, nothing is mixed', async ({ site }) => {
  const load = { origin: site.origin, addresses: ADDRESSES, clients: 8, versionsOf: versionsIn(site) };
  const report = await underLoad(load, async () => {
    for (let move = 0; move < MOVES; move++) {
      await site.move('promote', 'mf-invest@1.0.1');
      await site.move('rollback', 'mf-invest');
    }
  });
  const { answers, failed, mixed, constellations } = report;
  console.log(`under load: ${2 * MOVES} moves, ${answers} answers, ${failed.length} failed, ${mixed.length} mixed`);
  expect(failed).toEqual([]);
  expect(mixed).toEqual([]);
  expect(constellations.size, 'both sets were met').toBe(2);
  expect(answers).toBeGreaterThan(200);
});

test.describe('a release that is not good', () => {
  test('because it throws is refused by the running site, and the old one keeps serving', async ({ site, request }) => {
    await workshop.release('1.0.2', {
      file: 'src/pages/stock/stock.load.ts',
      from: 'if (!choice) return NOT_FOUND;',
      to: "if (!choice) return NOT_FOUND;\n  if (choice.market === 'A') throw new Error('broken on purpose');",
    });
    const load = { origin: site.origin, addresses: ADDRESSES, clients: 2, versionsOf: versionsIn(site) };
    const { failed, mixed, constellations } = await underLoad(load, async () => {
      const { code, output } = await site.delivery('promote', 'mf-invest@1.0.2');
      expect(code, output).toBe(1);
      expect(output).toContain('broken on purpose');
    });
    expect([failed, mixed, constellations.size]).toEqual([[], [], 1]);
    expect((await readPage(request, STOCK)).headings).toEqual(['Share price']);
    const status = (await site.delivery('status')).output;
    expect(status).toMatch(/web: refused [0-9a-f]{16} .*broken on purpose/);
    expect(status).not.toContain('1.0.2');
  });

  for (const [why, change, said] of [
    ['a file is missing', () => null, /is missing/],
    ['a file has other bytes', (text: string) => `${text} `, /does not have the bytes of its hash/],
  ] as const) {
    test(`because ${why} is refused before anything moves`, async ({ site, request }) => {
      const release = JSON.parse(
        await readFile(path.join(site.dataDir, 'releases/mf-invest/1.0.1/release.json'), 'utf8'),
      ) as { server: string };
      await site.damage('mf-invest@1.0.1', release.server, change);
      const before = (await site.delivery('status')).output;
      const { code, output } = await site.delivery('promote', 'mf-invest@1.0.1');
      expect(code, output).toBe(1);
      expect(output).toMatch(said);
      expect((await site.delivery('status')).output).toBe(before);
      expect((await readPage(request, STOCK)).headings).toEqual(['Share price']);
    });
  }
});

test(`${MEMORY_MOVES} promotions under load: nothing fails, nothing is mixed, and memory stays flat`, async ({
  site,
  request,
}) => {
  const look = async (moves: number) => {
    const memory = await memoryAfterCollection(site.web);
    const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
    console.log(
      `after ${moves} moves: heap ${mb(memory.heap)} MB, ${memory.renderers} renderers of ${mb(memory.resident)} MB`,
    );
    return memory;
  };
  const move = async (index: number) => {
    const args = index % 2 === 0 ? ['promote', 'mf-invest@1.0.1'] : ['rollback', 'mf-invest'];
    await site.move(...args);
    for (const address of ADDRESSES) {
      expect((await request.get(address)).status(), `${address}\n${site.web.output().slice(-2000)}`).toBe(200);
    }
  };
  for (let index = 0; index < 6; index++) await move(index);
  const before = await look(0);
  const sizes: number[] = [];
  const load = { origin: site.origin, addresses: ADDRESSES, clients: 2, versionsOf: versionsIn(site) };
  const { answers, failed, mixed } = await underLoad(load, async () => {
    for (let index = 0; index < MEMORY_MOVES; index++) {
      await move(index);
      if (index % LOOK_EVERY !== LOOK_EVERY - 1) continue;
      const { resident, renderers } = await look(index + 1);
      sizes.push(resident / renderers);
    }
  });
  console.log(`${MEMORY_MOVES} moves: ${answers} answers, ${failed.length} failed, ${mixed.length} mixed`);
  const after = await look(MEMORY_MOVES);
  expect([failed, mixed]).toEqual([[], []]);
  // A release that stayed would weigh more.
  expect((after.heap - before.heap) / MEMORY_MOVES).toBeLessThan(80 * 1024);
  expect(after.heap - before.heap).toBeLessThan(MOST_GROWTH);
  // A process runs one release for as long as it lives; what grows is what V8 keeps for new objects.
  expect(Math.max(...sizes)).toBeLessThan(MOST_OF_RENDERER);
  const [first, second] = [sizes.slice(0, sizes.length / 2), sizes.slice(sizes.length / 2)];
  if (MEMORY_MOVES >= MANY_MOVES)
    expect(Math.max(...second), 'renderers stay as large as they were').toBeLessThan(
      Math.max(...first) + RENDERER_GROWTH,
    );
  const renderers = async () => (await memoryAfterCollection(site.web)).renderers;
  await expect.poll(renderers, 'no process of an earlier set is left').toBe(before.renderers);
});
