import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSite, expect, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { runNode } from '../../fixtures/node-process.ts';
import { ROOT } from '../../fixtures/places.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { isSameDocument, liveIslands, markDocument, reachForIslands, test } from '../../fixtures/visitor.ts';
import { countDocuments, go } from '../../fixtures/walk.ts';

const TEAM = 'mf-booking';
const CALENDAR = '/cn/en/book';
/** One more than `gc` keeps for rollbacks. */
const MOVES = 6;
const HOUR = 3_600_000;
const CLOCK = `--import=${path.join(ROOT, 'api/testing/preload/moved-clock.ts')}`;

const day = test.extend<{ clock: string; site: BreakableSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  clock: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'e2e-clock-'));
    await use(path.join(folder, 'moved'));
    await rm(folder, { recursive: true });
  },
  site: async ({ clock }, use) => {
    const site = await openSite({ node: [CLOCK], settings: { MOVED_CLOCK: clock } });
    await use(site);
    await site.close();
  },
  origin: async ({ site }, use) => use(site.origin),
});

/** The clock of the machine, and what `gc` does by it. @returns its lines */
async function clearAfter(hours: number, { site, clock }: { site: BreakableSite; clock: string }, ...more: string[]) {
  await writeFile(clock, String(hours * HOUR));
  const command = [CLOCK, 'delivery/src/cli.ts', 'gc', '--keep', '1', ...more];
  const { code, output } = await runNode(command, { DATA_DIR: site.dataDir, MOVED_CLOCK: clock });
  expect(code, output).toBe(0);
  return output;
}

day.describe.configure({ timeout: 240_000 });

// Spec STATE-old-tab.
day(
  'a tab that was opened a day ago still comes alive and goes on, although six sets came since and gc ran',
  async ({ site, clock, page }) => {
    const good = await site.promoted(TEAM);
    const requested = new Set<string>();
    page.on('request', (request) => {
      const [, release] = /\/cn\/mf\/(mf-booking\/[^/]+)\//.exec(request.url()) ?? [];
      if (release !== undefined) requested.add(release);
    });
    await page.goto(CALENDAR);
    await markDocument(page);
    for (let move = 0; move < MOVES; move += 1)
      await site.move('promote', await publishWithCode(site, good, { version: `9.24.${move}`, code: `// ${move}` }));

    await day.step('its island comes alive from its own release, and its calls are answered', async () => {
      expect(await clearAfter(23.9, { site, clock })).not.toContain('removed');
      await reachForIslands(page);
      await expect(liveIslands(page)).toHaveCount(1);
      await page.getByRole('main').getByRole('button', { name: 'Next month' }).click();
      await expect(page).toHaveURL(/\?month=/);
      expect([...requested]).toEqual([`${TEAM}/${good.version}`]);
      expect(await isSameDocument(page)).toBe(true);
    });

    await day.step('its next page is a document of the set of today', async () => {
      const documents = countDocuments(page);
      await go(page, '/cn/en/news');
      await go(page, CALENDAR);
      expect(documents).toHaveLength(1);
      expect([...requested].at(-1)).toBe(`${TEAM}/9.24.${MOVES - 1}`);
    });

    // Without it nothing above would have been kept for the tab.
    expect(await clearAfter(25, { site, clock }, '--dry-run')).toContain(`would remove ${TEAM}@${good.version}`);
  },
);
