import { join } from 'node:path';
import type { Release } from 'shared/contract/section/release';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../commands/arguments.ts';
import { reportCheck } from '../commands/report-check.ts';
import { runCommand } from '../commands/run-command.ts';
import { publishFixture, type FixtureRelease } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { checkRelease } from './check-release.ts';
import { faultOfPage, isInOther, linkTo, probesOf } from './probes.ts';

const ENTRY = 'client/js/entry.js';
const shares = (version: string, fallback = 'null', singleton = '!0') =>
  `64:{shareScope:"default",shareKey:"react",import:${fallback},requiredVersion:"^${version}",strictVersion:!1,singleton:${singleton}}`;
const GOOD = { app: 'mf-invest', version: '2.0.0', files: { [ENTRY]: shares('19.3.1') } };

/** Publishes a candidate and checks it, without a service that could answer its pages. */
async function checked(fixture: Partial<FixtureRelease> = {}) {
  const { folder, store } = await promotedSite();
  await publishFixture(store, folder, { ...GOOD, ...fixture, files: { ...GOOD.files, ...fixture.files } });
  const verdict = await checkRelease({ root: folder, store, names: [GOOD] });
  const failed = verdict.findings.filter(({ state }) => state === 'failed').map(({ check, reason }) => [check, reason]);
  return { verdict, failed, folder, store };
}

const route = (pattern: string): Release['routes'][string] => ({
  pattern,
  layout: 'default',
  headerTheme: 'light',
  query: [],
  fresh: 60,
});
const OWN = { home: route('/mf-invest/:id') };

describe('the gate', () => {
  test('finds nothing wrong with a good release, but passes nothing that it could not try', async () => {
    const { verdict, failed, folder, store } = await checked();
    expect(failed).toEqual([]);
    expect(verdict.verdict).toBe('not-run');
    expect(verdict.findings.at(-2)).toMatchObject({ state: 'not-run', check: 'every page can be opened' });
    expect(reportCheck(verdict).at(-1)).toBe('mf-invest@2.0.0 was not checked completely, so it did not pass');
    const lines: string[] = [];
    const command = parseCommand(['check', 'mf-invest@2.0.0', '--json']);
    const config = { root: folder, dataDir: store.dataDir, actor: 'Lin' };
    expect(await runCommand(command, config, (line) => lines.push(line))).toBe(4);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ release: 'mf-invest@2.0.0', verdict: 'not-run' });
  });

  test('moves nothing', async () => {
    const { store } = await checked();
    expect((await store.readHistory()).lines).toHaveLength(1);
  });

  test('says where the release comes from', async () => {
    const { verdict } = await checked();
    expect(verdict.findings[0]).toMatchObject({ state: 'passed', evidence: ['3 files', 'delivery'] });
  });

  test.for<[string, Partial<FixtureRelease>, string, string]>([
    ['has no stylesheets', { manifest: { css: {} } }, 'stylesheets of every page', 'no stylesheet for home'],
    [
      'declares budgets for itself',
      { manifest: { budgets: { entry: 900_000 } }, files: { [ENTRY]: `${shares('19.3.1')}//${noise(20_000)}` } },
      'budgets of the site',
      'of 8192 B brotli',
    ],
    [
      'has a page in its code that its manifest does not have',
      { files: { 'server/section.cjs': 'exports.routes = { stock: { pattern: "/invest/stock" } };' } },
      'routes of the code are those of the manifest',
      'its code has /invest/stock, its manifest does not',
    ],
    [
      'takes its files from elsewhere',
      { manifest: { publicPath: '//evil.example/cn/mf/mf-invest/2.0.0/' } },
      'address of its files',
      'publicPath is //evil.example/cn/mf/mf-invest/2.0.0/',
    ],
    ['belongs to somebody else', { manifest: { owner: 'nobody' } }, 'owner', 'belongs to team mf-invest'],
    [
      'has a file that nobody can want in a page',
      { files: { 'client/media/film.mp4': 'x'.repeat(9_000_000) } },
      'size',
      'client/media/film.mp4 has 9000000 bytes',
    ],
    [
      'says another version of React than its code wants',
      { files: { [ENTRY]: shares('18.0.0') } },
      'one copy of React and shared',
      'wants react 18.0.0, the manifest says 19.3.1',
    ],
    [
      'brings React of its own',
      { files: { [ENTRY]: shares('19.3.1', '"react"') } },
      'one copy of React and shared',
      'brings a copy of react of its own',
    ],
    [
      'may have React beside another one',
      { files: { [ENTRY]: shares('19.3.1', 'null', '!1') } },
      'one copy of React and shared',
      'does not share react as the only copy',
    ],
    [
      'claims a page of another team',
      { manifest: { routes: { ...OWN, stolen: route('/shell/:id') }, css: { home: [], stolen: [] } } },
      'no route claimed twice',
      'both claim the route',
    ],
    [
      'links to a page that nobody has',
      { manifest: { links: [{ to: 'content.gone' }] } },
      'no dead link between sections',
      'links to content.gone, which no release of the set has',
    ],
    [
      'loses an address',
      { manifest: { routes: {} } },
      'no address is lost',
      '/mf-invest/:id (team mf-invest) would be gone',
    ],
    [
      'takes something of shared that the shell does not give',
      { manifest: { uses: { shared: { useMissing: '0123456789abcdef' } } } },
      'what sections take of shared is what the shell gives',
      'mf-invest@2.0.0 (team mf-invest) takes useMissing of shared, which is not there: shell@1.0.0 was built from another',
    ],
    [
      'was compiled against other types of shared than the shell gives',
      { manifest: { uses: { shared: { usePage: 'fedcba9876543210' } } } },
      'what sections take of shared is what the shell gives',
      'takes usePage of shared, which has other types there',
    ],
    [
      'was built for another contract',
      { manifest: { contract: 2 } },
      'one contract version',
      'was built for contract 2',
    ],
  ])('refuses a release that %s', async ([, fixture, check, reason]) => {
    const { verdict, failed } = await checked(fixture);
    expect(verdict.verdict).toBe('failed');
    expect(failed).toContainEqual([check, expect.stringContaining(reason)]);
  });

  test('refuses a policy that would write into a header before it is published', async () => {
    await expect(checked({ manifest: { policies: ["a; script-src 'unsafe-inline'"] } })).rejects.toThrow('policies');
  });

  test('passes no release that does not say what it takes of shared', async () => {
    const { verdict } = await checked({ manifest: { uses: undefined } });
    expect(verdict.findings.find(({ check }) => check.startsWith('what sections take'))).toMatchObject({
      state: 'not-run',
      reason: 'mf-invest@2.0.0 was built before releases said what they give and take of shared',
    });
  });

  test('looks at releases that need each other as one set', async () => {
    const { folder, store } = await promotedSite();
    const other = { shared: { usePage: 'fedcba9876543210' } };
    await publishFixture(store, folder, { app: 'shell', version: '2.0.0', manifest: { provides: other } });
    await publishFixture(store, folder, { ...GOOD, manifest: { uses: other } });
    const shell = { app: 'shell', version: '2.0.0' };
    const findings = async (...names: { app: string; version: string }[]) =>
      (await checkRelease({ root: folder, store, names })).findings.map(({ check, state }) => `${state} ${check}`);
    expect(await findings(shell)).toContain('failed what sections take of shared is what the shell gives');
    const both = await findings(shell, GOOD);
    expect(both).toContain('passed what sections take of shared is what the shell gives');
    expect(both).toContain('passed signature and every file (mf-invest)');
  });

  test('does not run code that is not whole', async () => {
    const { verdict } = await checked({ manifest: { css: {} } });
    expect(verdict.findings.slice(-2)).toMatchObject([
      { state: 'not-run', reason: 'no page was opened, because another check did not pass' },
      { state: 'not-run', reason: 'no browser was asked, because no page could be opened' },
    ]);
  });

  test('opens every page whose address is known, declared or not, in both languages', () => {
    const routes = {
      list: route('/invest'),
      one: { ...route('/invest/:id'), probe: '/invest/7' },
      any: route('/a/:b'),
      framed: { ...route('/embed'), offers: { framed: true } },
    };
    expect(probesOf({ routes })).toEqual([
      { address: '/cn/cn/invest', isGuess: true },
      { address: '/cn/en/invest', isGuess: true },
      { address: '/cn/cn/invest/7', isGuess: false },
      { address: '/cn/en/invest/7', isGuess: false },
    ]);
  });

  test('takes a page in one language for whole, and one in none for broken', () => {
    const answer = (status: number, isInOtherLanguage: boolean) => ({ status, isInOtherLanguage, html: '' });
    expect(faultOfPage(answer(404, true))).toBeUndefined();
    expect(faultOfPage(answer(404, false))).toBe('is answered with 404');
    const pages = [
      { address: '/cn/cn/one', status: 200 },
      { address: '/cn/en/one', status: 404 },
      { address: '/cn/cn/two', status: 404 },
      { address: '/cn/en/two', status: 404 },
    ];
    expect(pages.filter((page) => isInOther(page, pages)).map(({ address }) => address)).toEqual(['/cn/en/one']);
  });

  test('opens a page that needs a query by the first link to it', () => {
    const pages = [{ html: '<a href="/cn/en/news">' }, { html: '<a href="/cn/en/news/detail?id=7&amp;by=day">' }];
    expect(linkTo('/cn/en/news/detail', pages)).toBe('/cn/en/news/detail?id=7&by=day');
    expect(linkTo('/cn/en/tech/detail', pages)).toBeUndefined();
  });
});

/** Text that brotli cannot shorten much. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCodePoint(33 + (seed % 90)).replace(/["'`\\]/, '-');
  }).join('');
}

test('the folder of a candidate that nobody published is named', async () => {
  const { store, folder } = await promotedSite();
  const name = { app: 'mf-invest', version: '7.0.0' };
  await expect(checkRelease({ root: folder, store, names: [name] })).rejects.toThrow(
    join(store.releaseFolder('mf-invest', '7.0.0'), 'release.json'),
  );
});
