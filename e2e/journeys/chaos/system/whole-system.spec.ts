import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import type { CallRow } from 'shared/contract/call/call-row';
import { expect, test as base } from 'playwright/test';
import { READ_BODIES } from './read-bodies.ts';
import { readPointer, readPromoted } from '../../../fixtures/data-folder.ts';
import { isLong } from '../../../fixtures/load/length.ts';
import { underLoad } from '../../../fixtures/load/crowd.ts';
import { ROOT } from '../../../fixtures/places.ts';
import { publishWithCode } from '../../../fixtures/releases/faulty-release.ts';
import { heading, reachForIslands } from '../../../fixtures/visitor.ts';
import { Readers } from './readers.ts';
import { WholeSystem } from './whole-system.ts';

/*
 * Everything that production has, on one machine: what the contract says, what a visitor sees, and that both nodes of everything follow what
 * is released and imported. `pnpm test:system`, and `pnpm test:long`.
 */

/** Milliseconds in which every node has what is new, on a quiet machine. */
const SOON = 2000;
/** Milliseconds: `fail_timeout` of the edge and of the balancers, and a little more. */
const ASKED_AGAIN = 1500;
const SECTION = 'mf-talent';
const PAGE = '/cn/en/about/value';
const TITLE = 'Five sentences, once more';

const test = base.extend<object, { system: WholeSystem }>({
  system: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const system = await WholeSystem.open(9480);
      await use(system);
      await system.close();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  ignoreHTTPSErrors: true,
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.skip(!isLong, 'sixteen programs: pnpm test:system');

const constellationAt = async (address: string) => {
  const answer = await fetch(address);
  await answer.text();
  return answer.headers.get('x-constellation') ?? '';
};
const headingAt = async (address: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(address)).text())?.[1] ?? '';
/** Both web processes, and the edge. */
const nodesOf = (system: WholeSystem) => [system.webOrigin(0), system.webOrigin(1), system.origin];

/** Milliseconds until the question has this answer everywhere. */
async function untilEverywhere(
  addresses: readonly string[],
  ask: (address: string) => Promise<string>,
  wanted: string,
): Promise<number> {
  const begun = performance.now();
  const answers = async () => new Set(await Promise.all(addresses.map(ask)));
  await expect.poll(answers, { intervals: [50], timeout: 60_000 }).toEqual(new Set([wanted]));
  return performance.now() - begun;
}

/** A content pack in which one page has another title. */
async function changedPack(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-pack-'));
  for (const name of await readdir(path.join(ROOT, 'content')))
    if (name !== 'pack') await symlink(path.join(ROOT, 'content', name), path.join(folder, name));
  await cp(path.join(ROOT, 'content/pack'), path.join(folder, 'pack'), { recursive: true });
  const page = path.join(folder, 'pack/pages/about/value/en.json');
  await writeFile(page, (await readFile(page, 'utf8')).replace('"Five sentences"', `"${TITLE}"`));
  return folder;
}

test('every call that reads is answered as the contract says, through edge, web and services', async ({ system }) => {
  const reads = Object.entries<CallRow>(CALLS).filter(
    ([name, row]) => row.effect === 'read' && name !== 'content/version',
  );
  const wrong: string[] = [];
  for (const [name, { method, response }] of reads) {
    const body = { language: 2, ...READ_BODIES[name as CallName] };
    const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
    const address = `${system.origin}/cn/api/${name}`;
    const answer = await (method === 'GET'
      ? fetch(`${address}?${query.toString()}`)
      : fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }));
    const { code, data } = (await answer.json()) as { code: string; data: unknown };
    // What needs a secret address or a code is refused with a code of the contract; everything else has its form.
    const isRight = code === '0000' ? response.safeParse(data).success : /^40\d{3}$/.test(code) && answer.status < 500;
    if (!isRight) wrong.push(`${name}: ${answer.status} ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(reads.length).toBeGreaterThan(50);
});

test('a visitor sees every section come to life over TLS', async ({ system, page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const address of ['/cn/en', '/cn/en/invest/stock', '/cn/cn/book', '/cn/en/news', '/cn/en/talent', PAGE]) {
    await page.goto(system.origin + address);
    await expect(heading(page)).toBeVisible();
    await reachForIslands(page);
    const islands = await page.locator('main [data-island]').count();
    await expect(page.locator('main [data-island][data-live]')).toHaveCount(islands);
  }
  expect(complaints).toEqual([]);
});

test('a release that is promoted serves on both nodes within two seconds, whole, also while one lags behind', async ({
  system,
}) => {
  const good = await readPromoted(system.dataDir, SECTION);
  const release = await publishWithCode(system, good, { version: '9.0.0', code: 'void 0' });
  const promoted = await system.delivery('promote', release, '--api', system.apiUrl);
  expect(promoted.code, promoted.output).toBe(0);
  expect((await system.delivery('export', 's3://site/releases')).code).toBe(0);
  const id = await readPointer(system.dataDir);
  const nodes = nodesOf(system).map((origin) => `${origin}/cn/en/talent`);
  const took = await untilEverywhere(nodes, constellationAt, id);
  console.log(`export -> both web processes and the edge: ${Math.round(took)} ms`);
  expect.soft(took).toBeLessThan(SOON);

  // One node hears of nothing any more.
  await system.signal('depot-2', 'SIGSTOP');
  const sets = new Map<string, ReadonlySet<string>>();
  const versionsOf = async (set: string) => {
    const known = sets.get(set);
    if (known) return known;
    const file = path.join(system.dataDir, 'constellations', `${set}.json`);
    const { apps } = JSON.parse(await readFile(file, 'utf8')) as { apps: Record<string, { version: string }> };
    const versions = new Set(Object.entries(apps).map(([app, { version }]) => `${app}@${version}`));
    sets.set(set, versions);
    return versions;
  };
  const addresses = ['/cn/en/talent', '/cn/cn', '/cn/_f/en/talent', '/cn/en/invest/stock'];
  const readers = new Readers(system.origin, 2);
  const reports = await Promise.all(
    ([0, 1] as const).map((which) =>
      underLoad({ origin: system.webOrigin(which), addresses, clients: 1, versionsOf }, async () => {
        if (which === 0) {
          expect((await system.delivery('rollback', SECTION)).code).toBe(0);
          expect((await system.delivery('export', 's3://site/releases')).code).toBe(0);
        }
        const now = await readPointer(system.dataDir);
        const first = which === 0 ? now : id;
        await untilEverywhere([`${system.webOrigin(which)}/cn/en/talent`], constellationAt, first);
      }),
    ),
  );
  expect(reports.flatMap(({ failed, mixed }) => [...failed, ...mixed])).toEqual([]);
  // The edge goes by the new set, and what it links to is found on the node that has it.
  const html = await (await fetch(`${system.origin}/cn/en/talent`)).text();
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/cn\/mf\/[^"]+)"/g))
    expect((await fetch(system.origin + file)).status, file).toBe(200);
  await system.signal('depot-2', 'SIGCONT');
  await untilEverywhere(nodes, constellationAt, await readPointer(system.dataDir));
  const read = await readers.stop();
  expect(read.failed).toEqual([]);
});

test('content that is imported is on every node within two seconds', async ({ system }) => {
  const folder = await changedPack();
  const nodes = nodesOf(system).map((origin) => origin + PAGE);
  await Promise.all(nodes.map(headingAt));
  await system.operate('content', 'import', folder);
  const took = await untilEverywhere(nodes, headingAt, TITLE);
  console.log(`import -> both web processes and the edge: ${Math.round(took)} ms`);
  expect.soft(took).toBeLessThan(SOON);
  await rm(folder, { recursive: true });
});

test('one after the other is started anew while visitors read, and nobody notices', async ({ system }) => {
  const readers = new Readers(system.origin, 3);
  const names = ['web-1', 'web-2', 'service-1', 'service-2', 'edge-1', 'edge-2', 'balancer-1', 'balancer-2'];
  for (const name of names) {
    const before = await system.pidOf(name);
    await system.signal(name, name.startsWith('edge') || name.startsWith('balancer') ? 'SIGQUIT' : 'SIGTERM');
    await expect.poll(() => system.pidOf(name), { timeout: 60_000 }).not.toBe(before);
    await expect.poll(() => system.said.split(`${name} process is ready again`).length, { timeout: 60_000 }).toBe(2);
    // Whoever was away is asked again by then; an operator who is quicker leaves nobody to ask (docs/operating.md).
    // oxlint-disable-next-line site/no-sleep -- nginx does not tell when it asks again
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN));
  }
  const { reads, failed, repeated } = await readers.stop();
  console.log(
    `rolling restart of ${names.length} programs: ${reads} reads, ${failed.length} failed, ${repeated} repeated`,
  );
  expect(failed).toEqual([]);
});
