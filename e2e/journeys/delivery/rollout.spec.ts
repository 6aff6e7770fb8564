import type { APIRequestContext, PlaywrightWorkerArgs } from 'playwright/test';
import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { readPage } from '../../fixtures/html.ts';

// Every visit is a render, so that a fault in a part of them is met by visitors.
test.use({ siteOptions: { settings: { PAGE_CACHE: 'off', LIMIT_PAGES: '0' } } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const TEAM = 'mf-talent';
const PAGE = '/cn/en/talent/jobs';
const OTHER_PAGE = '/cn/en/talent';
const VISITORS = 200;
/** Milliseconds: the site is there a moment before everybody gets what was put off. */
const SOON_MS = 3000;
const OFTEN = { intervals: [20], timeout: 60_000 };
const ARRIVING = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const WALKING = { ...ARRIVING, 'sec-fetch-site': 'same-origin' };

/** Throws at every fifth list of vacancies, the ones that prove it aside. */
const SOMETIMES = `{ const real = module.exports.section; let lists = 0;
module.exports = { section: { ...real, load: (page, request, services) => {
  if (page === 'jobs' && ++lists > 2 && lists % 5 === 0) throw new Error('thrown on purpose');
  return real.load(page, request, services);
} } }; }`;

interface Visitor {
  /** Status of a page, and the set that it came from. */
  open(address: string, headers?: Record<string, string>): Promise<{ status: number; set: string; cache: string }>;
}

/** Somebody with cookies of their own. */
async function visitor({ request }: PlaywrightWorkerArgs['playwright'], { origin }: BreakableSite): Promise<Visitor> {
  const browser = await request.newContext({ baseURL: origin });
  return {
    async open(address, headers = ARRIVING) {
      const answer = await browser.get(address, { headers });
      const { 'x-constellation': set = '', 'cache-control': cache = '' } = answer.headers();
      return { status: answer.status(), set, cache };
    },
  };
}

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

test('a release that throws in a part of its renders is met by few, and taken back without a person', async ({
  site,
  request,
  playwright,
}) => {
  const good = await site.promoted(TEAM);
  const old = await promotedSet(request);
  const release = await publishWithCode(site, good, { version: '9.41.0', code: SOMETIMES });
  const { code, output } = await site.delivery('promote', release, '--percent', '50', '--for', '1h');
  expect([code, output]).toEqual([0, expect.stringContaining(`of ${release}: 50 % of new visitors from`)]);
  const { found } = await firstTried(playwright, site, old);
  expect(found).toMatchObject({ status: 200, cache: 'private, no-cache' });

  const visits = [];
  for (let count = 0; count < VISITORS; count += 1) visits.push(await (await visitor(playwright, site)).open(PAGE));
  const met = visits.filter(({ status }) => status >= 500);
  const tried = visits.filter(({ set }) => set !== old);
  console.log(`of ${VISITORS} visitors ${tried.length} got the release, ${met.length} met its fault`);
  expect(met.length).toBe(3);
  expect(visits.slice(-100).every(({ set, status }) => set === old && status === 200)).toBe(true);

  await expect
    .poll(async () => (await site.delivery('history', 'verify')).output, OFTEN)
    .toMatch(
      /web process {2}withdraw .*visitors got it; 3 of \d+ renders failed, of the promoted set 0 of[^]*the chain holds/,
    );
  expect((await site.promoted(TEAM)).version).toBe(good.version);
});

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
