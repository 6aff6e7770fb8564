import type { Release } from 'shared/contract/section/release';
import { expect, test, type BreakableSite } from '../../../fixtures/breakable-site.ts';
import { isLong } from '../../../fixtures/load/length.ts';
import { addressIn } from '../../../fixtures/site-pages.ts';
import { columnsBeside, EXPECTED, OTHERS, pageOf } from '../beside-section.ts';
import { EXPECTED as COMPLAINTS } from '../../broken/broken-parts.ts';
import { visitDuring, type Measures } from '../measured-visits.ts';
import { ask, askUntil } from '../visitors.ts';
import { BROWSER_FAULTS } from './browser-faults.ts';
import { meetSection, walkBeside } from './browser-visit.ts';
import { cells, emptyReason, isTried, turn, type Cell } from './cells.ts';
import { SERVER_FAULTS } from './server-faults.ts';

/*
 * Section by phase by side: whatever it is that fails, shell, navigation and the other four sections stand. All cells with
 * `pnpm test:chaos`; one of every section, by turns, in every other run (docs/decisions/0102).
 */

test.use({ siteOptions: { settings: { PAGE_CACHE: 'off', LIMIT_PAGES: '0' } } });
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Milliseconds within which everybody else is answered, while renderers start and end on a machine that may be busy. */
const BESIDE_WITHIN = isLong ? 5000 : 8000;

/** For a page of the section that is at fault itself: before the longest fault is over. */
const OWN_WITHIN = 25_000;

const rows: string[] = [];

function record({ section, phase, side }: Cell, own: string, beside: readonly string[]): void {
  rows.push(`| ${[section, phase, side, own, ...beside].join(' | ')} |`);
}

/** By section: what was promoted before anything was tried. */
const good = new Map<string, Release>();

async function goodRelease(site: BreakableSite, section: string): Promise<Release> {
  const release = good.get(section) ?? (await site.promoted(section));
  good.set(section, release);
  return release;
}

async function putBack(site: BreakableSite, release: Release): Promise<void> {
  const { app, version } = release;
  if ((await site.promoted(app)).version !== version) await site.move('promote', `${app}@${version}`);
  expect((await askUntil(site.origin + addressIn('en', pageOf(app)), [200])).status, 'it is well again').toBe(200);
}

function expectBeside(during: Measures): string[] {
  return OTHERS.map((column) => {
    const { statuses, times } = during.get(column) ?? { statuses: new Set(), times: [] };
    const slowest = Math.max(...times);
    expect([column, ...statuses]).toEqual([column, EXPECTED[column]]);
    expect(slowest, column).toBeLessThan(BESIDE_WITHIN);
    return `${EXPECTED[column]} in ${Math.round(slowest)} ms`;
  });
}

/** Nothing moves, and the section is what it was. */
async function whileRefused(site: BreakableSite, { section, phase }: Cell, release: string) {
  const { refusal } = SERVER_FAULTS[phase];
  const before = (await site.promoted(section)).version;
  const promoting = site.delivery('promote', release);
  const during = await visitDuring(columnsBeside(site.origin, section), promoting, 1);
  const { code, output } = await promoting;
  expect([code, output]).toEqual([1, expect.stringMatching(refusal ?? /./)]);
  expect((await site.promoted(section)).version).toBe(before);
  const { status } = await ask(site.origin + addressIn('cn', pageOf(section)));
  expect(status).toBe(200);
  return { own: 'refused; page as before', during };
}

/** Its own page may say that something failed. */
async function whileServed(site: BreakableSite, { section }: Cell, release: string) {
  await site.move('promote', release);
  const visit = ask(site.origin + addressIn('cn', pageOf(section)), {}, OWN_WITHIN);
  const during = await visitDuring(columnsBeside(site.origin, section), visit, 3);
  const { status, ms, text } = await visit;
  expect([200, 500]).toContain(status);
  expect(text, 'the frame is around it').toContain('<header');
  return { own: `${status} in ${Math.round(ms)} ms`, during };
}

test.afterAll(() => {
  for (const cell of cells) {
    const reason = emptyReason(cell);
    if (reason !== null) record(cell, reason, []);
  }
  const head = ['section', 'phase', 'side', 'its own page', ...OTHERS];
  const title = isLong ? `${rows.length} cells` : `turn ${turn}, of ${cells.length} cells`;
  console.log([title, `| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n'));
});

for (const cell of cells.filter((one) => isTried(one) && emptyReason(one) === null)) {
  const { section, phase, side, version } = cell;
  const title = `shell, navigation and the other four stand: ${section}, ${phase}, ${side}`;
  if (side === 'server') {
    test(title, async ({ site }) => {
      const release = await goodRelease(site, section);
      const { publish, refusal } = SERVER_FAULTS[phase];
      const faulty = await publish({ site, good: release, version });
      try {
        const { own, during } = await (refusal ? whileRefused : whileServed)(site, cell, faulty);
        record(cell, own, expectBeside(during));
      } finally {
        await putBack(site, release);
      }
    });
  } else {
    test(title, async ({ site, page, pageErrors }) => {
      pageErrors.expect(...COMPLAINTS, /broken on purpose/, /Minified React error/, /is not a function/, /ERR_ABORTED/);
      const release = await goodRelease(site, section);
      try {
        await BROWSER_FAULTS[phase].begin({ site, page, good: release, version });
        const own = await meetSection(page, section, phase);
        await walkBeside(page, section);
        record(cell, own, ['walked to, islands alive', '404', '', '', 'one document']);
      } finally {
        await putBack(site, release);
      }
    });
  }
}
