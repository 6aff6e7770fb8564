import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { visitor, type Visitor } from '../../fixtures/releases/share-visitor.ts';

// Every visit is a render.
const settings = { PAGE_CACHE: 'off', LIMIT_PAGES: '0' };
test.use({ siteOptions: { settings } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const OFTEN = { intervals: [50], timeout: 60_000 };
const LIST = { team: 'mf-talent', page: '/cn/en/talent/jobs' };
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

for (const [at, { what, code, said }] of KINDS.entries()) {
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
