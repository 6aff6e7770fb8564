import { expect, test } from '../../fixtures/breakable-site.ts';
import { openWorkshop } from '../../fixtures/releases/changed-section.ts';
import { fingerprintsBeside } from '../../fixtures/releases/fingerprint.ts';
import { readPage } from '../../fixtures/html.ts';
import { sharedSite } from '../../fixtures/places.ts';
import { ARRIVING, visitor } from '../../fixtures/releases/share-visitor.ts';

// Every visit is a render, of which a rollout needs some.
test.use({ siteOptions: { settings: { PAGE_CACHE: 'off', LIMIT_PAGES: '0' } } });
// The gate opens twenty pages in both languages, twice.
test.describe.configure({ timeout: 480_000 });

const SECTION = 'mf-invest';
const PAGE = '/cn/en/invest/results';
const CHANGE = { file: 'src/messages/en-results.ts', from: `title: 'Results centre'`, to: `title: 'Results of today'` };
const [OLD, NEW] = ['Results centre', 'Results of today'];
const RELEASE = `${SECTION}@9.90.0`;
/** Milliseconds from the order to the embargo: the gate is asked before. */
const EMBARGO = 6000;
const OFTEN = { intervals: [100], timeout: 60_000 };

test('the day of investor relations: change, check, show, publish at a time to some and to all, take back', async ({
  site,
  request,
  playwright,
}) => {
  const before = await fingerprintsBeside(site, SECTION);
  const titleOf = async () => (await readPage(request, PAGE)).headings;

  await test.step('the change is built by the team alone, and nobody sees it', async () => {
    const workshop = await openWorkshop(SECTION, site.dataDir);
    await workshop.release('9.90.0', CHANGE);
    await workshop.close();
    expect(await titleOf()).toEqual([OLD]);
  });

  await test.step('the gate opens every page of it, in a browser too', async () => {
    const { code, output } = await site.delivery('check', RELEASE, '--api', sharedSite().apiUrl);
    expect([code, output]).toEqual([0, expect.stringContaining(`${RELEASE} can be promoted`)]);
  });

  await test.step('a reviewer is shown it', async () => {
    const { output } = await site.delivery('preview', RELEASE);
    const [address = ''] = output.split('\n');
    const reviewer = await playwright.request.newContext();
    expect(await (await reviewer.get(`${address}?to=${PAGE}`)).text()).toContain(NEW);
    await reviewer.dispose();
    expect(await titleOf()).toEqual([OLD]);
  });

  await test.step('nobody has it before its time, then some, then everybody', async () => {
    const at = new Date(Date.now() + EMBARGO).toISOString();
    const { code, output } = await site.delivery('promote', RELEASE, '--at', at, '--percent', '50', '--for', '2s');
    expect([code, output]).toEqual([0, expect.stringContaining(`50 % of new visitors from ${at}`)]);
    expect(await titleOf()).toEqual([OLD]);
    const arrive = async () => {
      const person = await visitor(playwright, site);
      await person.open(PAGE, ARRIVING);
      await person.close();
      return titleOf();
    };
    await expect.poll(arrive, OFTEN).toEqual([NEW]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  });

  await test.step('it is taken back in a moment, and nobody else was touched', async () => {
    await site.move('rollback', SECTION);
    await expect.poll(titleOf, OFTEN).toEqual([OLD]);
    expect(await fingerprintsBeside(site, SECTION)).toEqual(before);
    const { output } = await site.delivery('history', 'verify');
    expect(output).toMatch(/web process {2}advance .*9\.90\.0 \[rollout[^]*rollback .*9\.90\.0 -> [^]*the chain holds/);
  });
});
