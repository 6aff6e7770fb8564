import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { readPage } from '../../fixtures/html.ts';
import { addressIn, sitePages } from '../../fixtures/site-pages.ts';

/** The web process is started anew, with all its renderers. */
test.describe.configure({ timeout: 240_000 });

const TEAM = 'mf-talent';
const OTHER_TEAM = 'mf-invest';
/** No probe of the section reads it. */
const PAGE = addressIn('en', sitePages.find(({ section, name }) => section === TEAM && name === 'job')?.path ?? '');
/** The same page, which nobody has seen: it cannot be shown as it last was. */
const UNSEEN = PAGE.replace('/cn/en/', '/cn/cn/');
const OTHER_PAGE = addressIn('en', '/invest/record');
/** Milliseconds until a release that failed three times has given way. */
const HEALED = 10_000;

/** Ends its process with every job that somebody reads. */
const FAULT = `{ const real = module.exports.section;
module.exports = { section: { ...real, load: (page, request, services) => {
  if (page !== 'job') return real.load(page, request, services);
  setTimeout(() => { throw new Error('broken on purpose'); }, 0);
  return new Promise(() => {});
} } }; }`;

/** Throws with every job that somebody reads. */
const THROWS = `{ const real = module.exports.section;
module.exports = { section: { ...real, load: (page, request, services) => {
  if (page === 'job') throw new Error('thrown on purpose');
  return real.load(page, request, services);
} } }; }`;

const versionOf = async (site: BreakableSite, team: string) => (await site.promoted(team)).version;

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await readPage(request, address)).status;
}

/** A team ships what it has, under another version. */
async function ship(site: BreakableSite, team: string, addition: { version: string; code: string }): Promise<void> {
  await site.move('promote', await publishWithCode(site, await site.promoted(team), addition));
}

test('a release that begins to fail gives way to the one before, for good, and every team ships on', async ({
  site,
  request,
}) => {
  const good = await site.promoted(TEAM);
  await site.move('promote', await publishWithCode(site, good, { version: '9.0.0', code: FAULT }));

  await test.step('visitors meet its fault, and another team ships meanwhile', async () => {
    expect([await statusOf(request, PAGE), await statusOf(request, PAGE)]).toEqual([500, 500]);
    await ship(site, OTHER_TEAM, { version: '9.1.0', code: '' });
    expect(await versionOf(site, TEAM)).toBe('9.0.0');
    expect(await statusOf(request, OTHER_PAGE)).toBe(200);
  });

  await test.step('with its third fault the release before it serves', async () => {
    const begun = performance.now();
    expect(await statusOf(request, PAGE)).toBe(500);
    await expect.poll(() => statusOf(request, PAGE), { intervals: [20], timeout: HEALED }).toBe(200);
    console.log(`third fault -> the page is back: ${Math.round(performance.now() - begun)} ms`);
    expect(await versionOf(site, TEAM)).toBe(good.version);
  });

  await test.step('the history says so, and the other team keeps its release', async () => {
    const { output } = await site.delivery('history');
    // Other teams' releases of this site may have given way, too.
    const demotion = output.split('\n').find((line) => line.includes(`: ${TEAM} 9.0.0 -> `));
    expect(demotion).toContain(`web process  demotion`);
    expect(demotion).toContain(`${TEAM} 9.0.0 -> ${good.version} [`);
    expect(demotion).toContain('broken on purpose');
    expect(await versionOf(site, OTHER_TEAM)).toBe('9.1.0');
  });

  await test.step('a restart changes nothing but the rights of others', async () => {
    const history = path.join(site.dataDir, 'history.jsonl');
    await chmod(history, 0o644);
    await site.restartWeb();
    expect(((await stat(history)).mode & 0o777).toString(8)).toBe('600');
    expect(await statusOf(request, PAGE)).toBe(200);
    expect([await versionOf(site, TEAM), await versionOf(site, OTHER_TEAM)]).toEqual([good.version, '9.1.0']);
  });

  await test.step('the team ships a better one', async () => {
    await site.move('promote', await publishWithCode(site, good, { version: '9.0.1', code: '' }));
    expect(await versionOf(site, TEAM)).toBe('9.0.1');
    expect(await statusOf(request, PAGE)).toBe(200);
  });

  await test.step('one that throws gives way at once, also while nothing can be written', async () => {
    await site.move('promote', await publishWithCode(site, good, { version: '9.0.2', code: THROWS }));
    const lock = path.join(site.dataDir, 'run/delivery.lock');
    await mkdir(lock);
    const thrown = [await statusOf(request, UNSEEN), await statusOf(request, UNSEEN), await statusOf(request, UNSEEN)];
    expect(thrown).toEqual([500, 500, 500]);
    await expect.poll(() => statusOf(request, UNSEEN), { intervals: [20], timeout: HEALED }).toBe(200);
    expect(await versionOf(site, TEAM), 'what the pointer says').toBe('9.0.2');
    await rm(lock, { recursive: true });
    await expect.poll(() => versionOf(site, TEAM), { intervals: [50], timeout: 4 * HEALED }).toBe('9.0.1');
    expect(await statusOf(request, UNSEEN)).toBe(200);
  });
});
