import type { Page } from 'playwright/test';
import type { Release } from 'shared/contract/section/release';
import { expect, test, type BreakableSite } from '../../../fixtures/breakable-site.ts';
import { readPointer } from '../../../fixtures/data-folder.ts';
import { versionsIn, type VersionsOf } from '../../../fixtures/load/crowd.ts';
import { isLong } from '../../../fixtures/load/length.ts';
import { readPage } from '../../../fixtures/html.ts';
import { addresses, sections } from '../../../fixtures/site-pages.ts';
import { heading } from '../../../fixtures/visitor.ts';
import { arriveAt, countDocuments, go } from '../../../fixtures/walk.ts';
import { ISLANDS } from '../../chaos/matrix/browser-faults.ts';
import { expectAlive, walkBeside } from '../../chaos/matrix/browser-visit.ts';
import { tool } from '../../header/header-parts.ts';
import { period } from '../../invest/chart-parts.ts';
import { pairsOf, skewedSets, type Age, type Ages } from './covering-sets.ts';
import { adoptEarlier, buildEarlier, earlierCommit } from './earlier-release.ts';
import { expectOneSet } from './one-set.ts';

/*
 * Every app as it is and as it was a day ago, pair by pair, with the service of today. In the long run only: it builds all
 * apps of an earlier commit (docs/decisions/0102).
 */

const APPS = ['shell', ...sections];
const SETS = isLong ? skewedSets(APPS) : [];
const commit = isLong ? earlierCommit() : null;

test.skip(isLong && commit === null, 'this checkout has no commit that is a day older');
// One after the other on one site; one that fails keeps none of the others from being tried.
test.describe.configure({ mode: 'default', timeout: 600_000 });

type Releases = ReadonlyMap<string, Release>;
let ages: Readonly<Record<Age, Releases>>;

test.beforeAll(async ({ site }) => {
  test.setTimeout(900_000);
  const current = new Map<string, Release>();
  for (const app of APPS) current.set(app, await site.promoted(app));
  const previous = await adoptEarlier(site, await buildEarlier(commit ?? ''));
  ages = { current, previous };
});

const releasesOf = (set: Ages): Release[] =>
  APPS.flatMap((app) => ages[set[app] ?? 'current'].get(app) ?? ages.current.get(app) ?? []);

/** What the gate would refuse a set for: names of `shared` that a section takes and this shell gives otherwise. */
function namesApart(releases: readonly Release[]): string[] {
  const given = releases.find(({ app }) => app === 'shell')?.provides ?? {};
  return releases.flatMap(({ app, uses = {} }) =>
    Object.entries(uses).flatMap(([module, names]) =>
      Object.entries(names).flatMap(([name, digest]) => (given[module]?.[name] === digest ? [] : [`${app} ${name}`])),
    ),
  );
}

/** Pages that only one of two sets has may go. @returns why the set cannot be promoted at all; null when it is */
async function promoteSet(site: BreakableSite, releases: readonly Release[]): Promise<string | null> {
  const patterns = [...ages.previous.values(), ...ages.current.values()].flatMap(({ routes }) =>
    Object.values(routes).map(({ pattern }) => ['--drop', pattern]),
  );
  const names = releases.map(({ app, version }) => `${app}@${version}`);
  const wanted = ['promote', ...names, ...patterns.flat()];
  const { code, output } = await site.delivery(...wanted);
  if (code === 0) {
    // Waits until it is served.
    await site.move(...wanted);
    return null;
  }
  const reason = /^delivery: (.*)$/m.exec(output)?.[1];
  if (reason === undefined) throw new Error(output);
  return reason;
}

const rows: string[] = [];
test.afterAll(() => {
  console.log(['| pair | ages | gate, and pages of all five sections |', '| --- | --- | --- |', ...rows].join('\n'));
});

for (const [at, set] of SETS.entries()) {
  const previous = APPS.filter((app) => set[app] === 'previous');
  const title = previous.length === 0 ? 'nothing' : previous.join(' and ');
  test(`a page that is open goes on when ${title} is of before, and all five sections work (${at + 1})`, async ({
    site,
    page,
  }) => {
    const before = await readPointer(site.dataDir);
    await page.goto('/cn/en/news');
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    const releases = releasesOf(set);
    const refusal = await promoteSet(site, releases);
    const documents = countDocuments(page);
    await goOn(page, versionsIn(site));
    const isMoved = (await readPointer(site.dataDir)) !== before;
    expect(documents, 'one document leads to the other set, none to no other').toHaveLength(isMoved ? 1 : 0);
    if (refusal === null) await visitAll(site, page, releases);
    record(set, refusal === null ? gateOf(releases) : `cannot be promoted: ${refusal.slice(0, 120)}`);
  });
}

/** Two pages on: the first may have been fetched ahead, and is of the set that the tab was opened in. */
async function goOn(page: Page, versionsOf: VersionsOf): Promise<void> {
  for (const address of ['/cn/en', '/cn/en/talent']) {
    await go(page, address);
    await expectOneSet(page, versionsOf);
  }
}

/** Islands, and a walk through all five sections in one document: each is of the promoted set, with nothing of another. */
async function visitAll(site: BreakableSite, page: Page, releases: readonly Release[]): Promise<void> {
  const versionsOf = versionsIn(site);
  const promoted = await readPointer(site.dataDir);
  const islands = new Map(releases.map(({ app, islands: names }) => [app, names]));
  for (const [section, { address, island }] of Object.entries(ISLANDS)) {
    if (!islands.get(section)?.includes(island)) continue;
    await page.goto(address);
    await expectAlive(page);
    expect(await expectOneSet(page, versionsOf)).toBe(promoted);
  }
  await page.goto('/cn/en');
  await arriveAt(page, '/cn/en');
  await walkBeside(page, '');
  await expect(heading(page)).toBeVisible();
  expect(await expectOneSet(page, versionsOf)).toBe(promoted);
}

function gateOf(releases: readonly Release[]): string {
  const apart = namesApart(releases);
  return apart.length === 0
    ? 'passes; works'
    : `refuses ${apart.length} names of shared that are others; works all the same`;
}

function record(set: Ages, found: string): void {
  if (APPS.every((app) => set[app] === 'previous')) rows.push(`| all of before | previous | ${found} |`);
  for (const { pair, ages: both } of pairsOf(set)) rows.push(`| ${pair.join(', ')} | ${both.join(', ')} | ${found} |`);
}

/** Calls that a page makes from now on, with status and code of what they were answered. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('response', async (response) => {
    const [, name] = /\/cn\/api\/([\w/]+)/.exec(response.url()) ?? [];
    if (name === undefined || response.status() === 204) return;
    const { code } = (await response.json().catch(() => ({ code: 'no JSON' }))) as { code: string };
    calls.push(`${name} ${response.status()} ${code}`);
  });
  return calls;
}

const OLD_PAGES = 'pages of before are made with the service of today, and what they do in a browser is answered';
for (const title of isLong ? [OLD_PAGES] : [])
  test(title, async ({ site, page, request }) => {
    const before = [...ages.previous.values()];
    expect(await promoteSet(site, before)).toBeNull();
    const patterns = new Set(before.flatMap(({ routes }) => Object.values(routes).map(({ pattern }) => pattern)));
    const known = addresses.filter((one) => patterns.has(one.page.route.pattern));
    const refused: string[] = [];
    for (const { address } of known) {
      const { status, headings } = await readPage(request, address);
      if (status !== 200 || headings.length !== 1) refused.push(`${address} ${status}`);
    }
    console.log(`of before: ${known.length - refused.length} of ${known.length} pages`);
    expect(refused).toEqual([]);

    const calls = recordCalls(page);
    await page.goto('/cn/en/book');
    const next = page.getByRole('main').getByRole('button', { name: 'Next month' });
    await next.hover();
    await expectAlive(page);
    await next.click();
    await expect(page).toHaveURL(/\?month=/);
    await page.goto('/cn/en/invest/stock');
    await expectAlive(page);
    await period(page, 'Week').click();
    await expect(page.getByRole('table', { name: /last 20 weeks/ })).toBeVisible();
    await tool(page, 'search').locator('> button').click();
    await tool(page, 'search').getByRole('combobox').pressSequentially('wi');
    await expect(tool(page, 'search').getByRole('option').first()).toBeVisible({ timeout: 15_000 });
    console.log(`of before: ${[...new Set(calls)].toSorted().join(', ')}`);
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.filter((call) => !call.endsWith(' 200 0000'))).toEqual([]);
  });
