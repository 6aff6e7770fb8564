import type { APIRequestContext, PlaywrightWorkerArgs } from 'playwright/test';
import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { ARRIVING, visitor } from '../../fixtures/releases/share-visitor.ts';
import { readPage } from '../../fixtures/html.ts';

// Every visit is a render, so that a fault in a part of them is met by visitors.
test.use({ siteOptions: { settings: { PAGE_CACHE: 'off', LIMIT_PAGES: '0' } } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const TEAM = 'mf-talent';
const PAGE = '/cn/en/talent/jobs';
const OTHER_PAGE = '/cn/en/talent';
/** Milliseconds: the site is there a moment before everybody gets what was put off. */
const SOON_MS = 3000;
const WALKING = { ...ARRIVING, 'sec-fetch-site': 'same-origin' };
const OFTEN = { intervals: [20], timeout: 60_000 };
const promotedSet = async (request: APIRequestContext) =>
  (await readPage(request, PAGE)).headers['x-constellation'] ?? '';

/** Visitors until one is given the new set. */
async function firstTried(playwright: PlaywrightWorkerArgs['playwright'], site: BreakableSite, old: string) {
  for (;;) {
    const person = await visitor(playwright, site);
    const found = await person.open(OTHER_PAGE);
    if (found.set !== old) return { person, found };
  }
}

test('a good release comes to everybody by itself, and nobody changes between sets on the way', async ({
  site,
  request,
  playwright,
}) => {
  const good = await site.promoted(TEAM);
  const old = await promotedSet(request);
  const release = await publishWithCode(site, good, { version: '9.41.1', code: '' });
  await site.delivery('promote', release, '--percent', '50', '--for', '1s');
  const { person, found } = await firstTried(playwright, site, old);
  const usual = await visitor(playwright, site);
  expect((await usual.open(PAGE, WALKING)).set, 'who is on the site already').toBe(old);

  for (const address of [PAGE, OTHER_PAGE, '/cn/en/news', '/cn/_f/en/talent/jobs', '/cn/en/invest/record'])
    expect((await person.open(address, WALKING)).set, address).toBe(found.set);

  await expect
    .poll(async () => [(await person.open(PAGE)).set, (await site.promoted(TEAM)).version], OFTEN)
    .toEqual([found.set, '9.41.1']);
  await expect.poll(() => promotedSet(request), OFTEN).toBe(found.set);
  const { output } = await site.delivery('history', 'verify');
  expect(output).toMatch(/web process {2}advance .*9\.41\.1 \[rollout [0-9a-f]{8} of journeys, 50 % of visitors/);
  expect(output).toContain('the chain holds');
});

test('what was put off is served at its time', async ({ site }) => {
  const good = await site.promoted(TEAM);
  const release = await publishWithCode(site, good, { version: '9.41.2', code: '' });
  const at = new Date(Date.now() + SOON_MS).toISOString();
  const { output } = await site.delivery('promote', release, '--at', at);
  expect(output).toContain('everybody at');
  await expect.poll(async () => (await site.promoted(TEAM)).version, OFTEN).toBe('9.41.2');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
});

test('any earlier set is back within a moment', async ({ site, request }) => {
  const now = await promotedSet(request);
  const { output } = await site.delivery('history');
  const [, first = ''] = / {2}\w+ ([0-9a-f]{16}): /.exec(output) ?? [];
  expect(first).not.toBe(now);
  const moved = await site.move('rollback', '--to', first);
  const [, milliseconds = ''] = /the web process serves it \(after (\d+) ms\)/.exec(moved) ?? [];
  console.log(`from the pointer to the first page of the earlier set: ${milliseconds} ms`);
  expect(milliseconds).not.toBe('');
  expect(await promotedSet(request)).toBe(first);
});
