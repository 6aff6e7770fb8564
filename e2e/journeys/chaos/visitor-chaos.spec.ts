import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { isLong, rounds } from '../../fixtures/load/length.ts';
import { Attacker } from './attacker.ts';
import { differenceOf, visitDuring, type Columns, type Difference } from './measured-visits.ts';
import { TroubledSite } from './troubled-site.ts';
import {
  addressesOf,
  ATTACKS,
  LARGE_CALL,
  SMALL_STORE,
  STORE_BYTES,
  type AttackedAddresses,
} from './visitor-attacks.ts';
import { ask } from './visitors.ts';

/*
 * One visitor attacks the site as it is in production, with what once stopped it, four times over: what others are answered
 * meanwhile, and how soon all is well again. A few attacks in every run; all with TEST_LENGTH=full, and with the limits of a
 * quiet machine.
 */

/** Least visits of each address. */
const ROUNDS = rounds(3, 12);
/** Milliseconds; without a quiet machine more, for it is not the site that is measured then. */
const LIMITS = isLong ? { median: 100, healed: 3000 } : { median: 1000, healed: 30_000 };

interface Attacked {
  site: TroubledSite;
  addresses: AttackedAddresses;
}

const test = base.extend<object, { attacked: Attacked }>({
  attacked: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await TroubledSite.open('embedded', SMALL_STORE);
      await use({ site, addresses: await addressesOf(site) });
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const COLUMNS = {
  'other sections': ['/cn/en/about', '/cn/en/invest', '/cn/en/book', '/cn/en/media', '/cn/en/talent'],
  home: ['/cn/en'],
  call: [LARGE_CALL],
  health: ['/health/live', '/health/ready'],
  fragment: ['/cn/_f/en/news'],
};
const columnsOf = ({ origin }: TroubledSite): Columns =>
  Object.fromEntries(Object.entries(COLUMNS).map(([name, list]) => [name, list.map((address) => origin + address)]));

/** Bytes of the files in a folder, of all levels; what goes away meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file)
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const rows: string[] = [];
const cellOf = ({ statuses, median, slowest }: Difference) =>
  `${statuses.join(', ')}: ${Math.round(median)} / ${Math.round(slowest)}`;
const counted = (statuses: readonly number[]) =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} x ${status}`).join(', ');

test.afterAll(() => {
  const names = Object.keys(COLUMNS);
  console.log(
    [
      'statuses: milliseconds more than without the attack, median / slowest',
      `| attack | the attacker gets | ${names.join(' | ')} | well again after |`,
      `|${' --- |'.repeat(names.length + 3)}`,
      ...rows,
    ].join('\n'),
  );
});

for (const [at, [name, attack]] of Object.entries(ATTACKS).entries()) {
  if (!attack.isQuick && !isLong) continue;
  test(`while one visitor attacks the site, nobody else notices: ${name}`, async ({ attacked }) => {
    const { site, addresses } = attacked;
    const columns = columnsOf(site);
    await visitDuring(columns, Promise.resolve(), 2);
    const before = await visitDuring(columns, Promise.resolve(), ROUNDS);
    const attacker = new Attacker(site.origin, `203.0.113.${at + 1}`);
    const during = await visitDuring(columns, attack.begin(attacker, addresses), ROUNDS);

    const begun = performance.now();
    attacker.leaveAll();
    const statuses = async () => {
      const requests = [LARGE_CALL, '/cn/en', addresses.bundle, '/health/ready'].map((address) =>
        ask(site.origin + address),
      );
      return (await Promise.all(requests)).map(({ status }) => status);
    };
    // The bundle may have given way to newer ones: it is made again.
    await expect.poll(statuses, { intervals: [50], timeout: LIMITS.healed }).toEqual([200, 200, 200, 200]);
    const healed = performance.now() - begun;
    const differences = Object.keys(COLUMNS).map((column) => [column, differenceOf(column, before, during)] as const);
    const beside = differences.map(([, difference]) => cellOf(difference)).join(' | ');
    rows.push(`| ${name} | ${counted(attacker.statuses) || 'nothing'} | ${beside} | ${Math.round(healed)} |`);

    expect(attacker.statuses.filter((status) => !attack.answers.includes(status))).toEqual([]);
    for (const [column, { statuses: answered, median }] of differences) {
      expect([column, ...answered]).toEqual([column, 200]);
      expect(median, column).toBeLessThan(LIMITS.median);
    }
    expect(healed).toBeLessThan(LIMITS.healed);
    expect(await bytesIn(path.join(site.dataDir, 'storage'))).toBeLessThanOrEqual(STORE_BYTES);
  });
}
