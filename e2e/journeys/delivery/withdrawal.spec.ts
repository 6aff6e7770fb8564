import type { Browser, PlaywrightWorkerArgs } from 'playwright/test';
import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { isLong } from '../../fixtures/load/length.ts';
import { publishWithCode, publishWithFile } from '../../fixtures/releases/faulty-release.ts';
import { ARRIVING, visitor, type Visitor } from '../../fixtures/releases/share-visitor.ts';

// Every visit is a render, and visitors are told apart by the addresses that a proxy names.
const settings = { PAGE_CACHE: 'off', LIMIT_PAGES: '0', TRUSTED_PROXIES: '127.0.0.1' };
test.use({ siteOptions: { settings } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const OFTEN = { intervals: [50], timeout: 60_000 };
const LIST = { team: 'mf-talent', page: '/cn/en/talent/jobs' };
const CHART = { team: 'mf-invest', page: '/cn/en/invest/stock' };
/** So many visitors in a row with the promoted set are no chance: one of two is given the new one. */
const ALL_WELL = 40;

const listWith = (code: string) => `{ const real = module.exports.section; let lists = 0;
module.exports = { section: { ...real, load: async (page, request, services) => {
  if (page === 'jobs' && ++lists > 2) { ${code} }
  return real.load(page, request, services);
} } }; }`;

const KINDS = [
  {
    what: 'that throws in 2 % of its renders',
    code: `if (lists % 50 === 0) throw new Error('thrown on purpose');`,
    said: /3 of \d+ renders failed, of the promoted set 0 of/,
  },
  {
    what: 'that is several times slower',
    code: `await new Promise((resolve) => setTimeout(resolve, 80));`,
    said: /\d+ of \d+ took more than twice the usual time, of the promoted set \d+ of \d+/,
  },
] as const;

async function order(site: BreakableSite, release: string): Promise<void> {
  const { code, output } = await site.delivery('promote', release, '--percent', '50', '--for', '1h');
  expect([code, output]).toEqual([0, expect.stringContaining(`of ${release}: 50 % of new visitors from`)]);
}

async function expectWithdrawn(site: BreakableSite, said: RegExp): Promise<void> {
  const verified = async () => (await site.delivery('history', 'verify')).output;
  await expect.poll(verified, OFTEN).toMatch(new RegExp(`web process {2}withdraw .*${said.source}[^]*the chain holds`));
}

/** Visitors, one after the other, until all have the promoted set again. */
async function visitUntilWell(newVisitor: () => Promise<Visitor>, old: string) {
  const visits: { status: number; set: string }[] = [];
  const isWell = () => visits.length > ALL_WELL && visits.slice(-ALL_WELL).every(({ set }) => set === old);
  const wasTried = () => visits.some(({ set }) => set !== old);
  while (!wasTried() || !isWell()) {
    const person = await newVisitor();
    visits.push(await person.open(LIST.page));
    await person.close();
  }
  return visits;
}

for (const [at, { what, code, said }] of (isLong ? KINDS : KINDS.slice(0, 1)).entries()) {
  test(`a release ${what} is met by few, and taken back without a person`, async ({ site, playwright }) => {
    const good = await site.promoted(LIST.team);
    const newVisitor = () => visitor(playwright, site);
    const { set: old } = await (await newVisitor()).open(LIST.page, {});
    await order(site, await publishWithCode(site, good, { version: `9.42.${at}`, code: listWith(code) }));

    const visits = await visitUntilWell(newVisitor, old);
    const given = visits.filter(({ set }) => set !== old).length;
    const failed = visits.filter(({ status }) => status >= 500).length;
    console.log(`a release ${what}: ${given} of ${visits.length - ALL_WELL} visitors got it, ${failed} met an error`);
    await expectWithdrawn(site, said);
    expect((await site.promoted(LIST.team)).version).toBe(good.version);
  });
}

/** Somebody with a browser of their own, at an address of their own. @returns whether they were given the new set */
async function reachForChart(browser: Browser, { origin }: BreakableSite, address: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-forwarded-for': address } });
  try {
    await context.request.get('/cn/en/news', { headers: ARRIVING });
    const isTried = (await context.cookies()).some(({ name, value }) => name === 'rollout' && value.endsWith('-1'));
    if (!isTried) return false;
    const page = await context.newPage();
    await page.goto(CHART.page);
    // It fails, the page is opened anew once, and fails again; who ended the rollout with it is well after that.
    const isDecided = page.locator('main [data-island][data-failed], main [data-island][data-live]');
    await expect(isDecided.first()).toBeAttached({ timeout: 30_000 });
    return true;
  } finally {
    await context.close();
  }
}

test('a release that breaks an island in the browser is met by few, and taken back without a person', async ({
  site,
  browser,
}) => {
  const good = await site.promoted(CHART.team);
  const broken = `async () => () => { throw new Error('broken on purpose'); }`;
  const change = (text: string) => `${text}\n;${good.container} = { ...${good.container}, get: ${broken} };`;
  await order(
    site,
    await publishWithFile(site, good, { version: '9.42.9', file: good.scripts['entry'] ?? '', change }),
  );
  await expect.poll(async () => (await site.delivery('status')).output, OFTEN).toContain('0 visitors got it');

  let met = 0;
  let visitors = 0;
  const isOver = async () => !(await site.delivery('status')).output.includes('visitors got it');
  while (!(await isOver())) {
    visitors += 1;
    if (await reachForChart(browser, site, `203.0.113.${visitors}`)) met += 1;
  }
  console.log(`a release that breaks an island: ${met} of ${visitors} visitors met it`);
  expect(met).toBeLessThanOrEqual(6);
  await expectWithdrawn(site, /an island broke for 5 of \d+ of them, with the promoted set for 0 of \d+/);
  expect((await site.promoted(CHART.team)).version).toBe(good.version);
});

/** Somebody at an address of their own whose browser reports what the runtime reports of an island that broke. */
async function meetAndReport(
  { playwright, site }: { playwright: PlaywrightWorkerArgs['playwright']; site: BreakableSite },
  { address, release, visits = true }: { address: string; release: string; visits?: boolean },
): Promise<void> {
  const headers = { ...ARRIVING, 'x-forwarded-for': address };
  const browser = await playwright.request.newContext({ baseURL: site.origin, extraHTTPHeaders: headers });
  if (visits) expect((await browser.get(CHART.page)).status()).toBe(200);
  const sourceFile = `${site.origin}/cn/mf/${release.replace('@', '/')}/client/entry.js`;
  await browser.post('/cn/api/browser/report', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([{ type: 'island-failure', url: site.origin, body: { sourceFile, id: 'chart' } }]),
  });
  await browser.dispose();
}

test('a release that everybody has gives way when it breaks an island for more visitors than the one before', async ({
  site,
  playwright,
}) => {
  const good = await site.promoted(CHART.team);
  const release = await publishWithCode(site, good, { version: '9.43.0', code: '' });
  await site.move('promote', release);
  const served = async () => (await site.promoted(CHART.team)).version;

  await test.step('who never met it cannot say so, and whoever did counts once', async () => {
    for (let at = 1; at <= 8; at += 1)
      await meetAndReport({ playwright, site }, { address: `198.51.100.${at}`, release, visits: false });
    for (let times = 0; times < 8; times += 1)
      await meetAndReport({ playwright, site }, { address: '192.0.2.1', release });
    await expect
      .poll(async () => (await site.delivery('status')).output, OFTEN)
      .toContain(`browsers: ${release}: an island broke for 1 of 1 visitors`);
    expect(await served()).toBe('9.43.0');
  });

  await test.step('four more are enough', async () => {
    for (let at = 1; at <= 4; at += 1)
      await meetAndReport({ playwright, site }, { address: `203.0.113.${at}`, release });
    await expect.poll(served, OFTEN).toBe(good.version);
    const { output } = await site.delivery('history', 'verify');
    expect(output).toMatch(/web process {2}demotion .*an island broke for 5 of 5 visitors[^]*the chain holds/);
    console.log('a release that breaks an island and that everybody has: 5 of 5 visitors met it');
  });
});
