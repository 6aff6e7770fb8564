import { expect, test as base } from 'playwright/test';
import { isLong } from '../../fixtures/load/length.ts';
import { openDay } from '../booking/group.ts';
import { FAULTS, type Allowed } from './service-faults.ts';
import { TroubledSite, type Backing } from './troubled-site.ts';
import { ask, askUntil, BOUND, medianOf, readyGroup, referenceIn, type Answered } from './visitors.ts';

/*
 * What stands behind the pages in every kind of trouble: what visitors are answered meanwhile, and how soon all is well
 * again. Those that differ most in every run; all with TEST_LENGTH=full, and with the limits of a quiet machine.
 */

/** Milliseconds; without a quiet machine more, for it is not the site that is measured then. A service that is to be started is part of it. */
const [MORE, HEALED] = isLong ? [100, 3000] : [1000, 60_000];

const HOME = '/cn/en';
const KEPT = '/cn/en/news';
const KEPT_FRAGMENT = '/cn/_f/en/news';
const READ = '/cn/api/stock/realtime?market=A&language=2';
const PACK = '/cn/api/media/pack/image-yaoxing-v6.zip?resolution=web&acceptTerms=true';
/** Pages that nobody has read: one while the fault lasts, one afterwards. */
const UNREAD = [
  'six-experts',
  'damping-notes',
  'press-e9-long-road',
  'wuhan-software-centre',
  'yaoxing-a2',
  'yaoxing-l5',
  'september-sales',
  'october-sales',
  'nansha-factory-opens',
  'press-aluminium',
  'importers-letter',
  'half-year-results',
  'export-year',
  'charging-hours',
  'battery-laboratory',
  'tenth-parts-store',
  'heyuan-h7',
  'heyuan-h5-storage',
  'lingye-lm1',
  'chenyue-r1-owners',
  'chenyue-m8-cabin',
  'chenyue-s7-2027',
  'chenyue-x5-update',
  'chenyue-x8-tail',
  'chenyue-s5-first-car',
  'closed-loop-aluminium',
  'apprentice-skills',
  'aerodynamics-laboratory',
  'guangzhou-show-guide',
  'annual-sales-2025',
].map((id) => `/cn/en/news/detail?baseid=${id}`);

/** A site for each backing, opened by the first test that needs it. */
type Sites = (backing: Backing) => Promise<TroubledSite>;

const test = base.extend<object, { sites: Sites }>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const opened = new Map<Backing, Promise<TroubledSite>>();
      await use((backing) => {
        const site = opened.get(backing) ?? TroubledSite.open(backing);
        opened.set(backing, site);
        return site;
      });
      for (const site of opened.values()) await (await site).close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const COLUMNS = ['home', 'kept page', 'kept fragment', 'new page', 'call', 'booking', 'download', 'live', 'ready'];
const rows: string[] = [];
const cell = ({ status, ms }: Answered) => `${status} in ${Math.round(ms)}`;

/** Addresses of a bundle that is made already. */
async function bundleOf(site: TroubledSite): Promise<string> {
  const answer = await fetch(site.origin + PACK, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', site.origin).href;
}

test.afterAll(() => {
  const head = `| fault | ${COLUMNS.join(' | ')} | kept, median before / meanwhile | well again after |`;
  console.log(['status in milliseconds', head, `|${' --- |'.repeat(COLUMNS.length + 3)}`, ...rows].join('\n'));
});

/** References that visitors were given, by the site that gave them. */
const references = new Map<TroubledSite, (string | null)[]>();

for (const [at, [name, fault]] of Object.entries(FAULTS).entries()) {
  if (fault.isLong && !isLong) continue;
  test(fault.title, async ({ sites }) => {
    const site = await sites(fault.backing ?? 'embedded');
    const { origin } = site;
    const [unread = '', later = ''] = UNREAD.slice(2 * at);
    const group = await readyGroup(site, { date: openDay(5 + at), mobile: `1380000${String(1000 + at)}` });
    const bundle = await bundleOf(site);
    // As many as come at once below, so that they are connected already.
    const early = [HOME, KEPT, KEPT_FRAGMENT].flatMap((path) => Array.from({ length: 4 }, () => ask(origin + path)));
    for (const { status } of await Promise.all(early)) expect(status).toBe(200);
    const before = await medianOf(origin + KEPT);

    await fault.begin(site);
    const pending = Promise.all([
      ask(origin + HOME),
      ask(origin + KEPT),
      ask(origin + KEPT_FRAGMENT),
      ask(origin + unread),
      ask(origin + READ),
      group.book(),
      ask(bundle),
      ask(`${origin}/health/live`),
      askUntil(`${origin}/health/ready`, fault.allowed.ready),
    ]);
    const meanwhile = await medianOf(origin + KEPT);
    const answers = await pending;
    const [home, cached, fragment, page, call, booking, download, live, ready] = answers;
    await fault.meanwhile?.(site);
    const begun = performance.now();
    await fault.end(site);
    const statuses = async () => {
      const all = await Promise.all([later, READ, '/health/ready'].map((address) => ask(origin + address)));
      return all.map(({ status }) => status);
    };
    await expect.poll(statuses, { intervals: [50], timeout: Math.max(HEALED, BOUND) }).toEqual([200, 200, 200]);
    const healed = performance.now() - begun;
    rows.push(
      `| ${name} | ${answers.map(cell).join(' | ')} | ${before.toFixed(1)} / ${meanwhile.toFixed(1)} | ${Math.round(healed)} |`,
    );

    expect([home, cached, fragment, live].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(meanwhile - before).toBeLessThan(MORE);
    for (const [what, { status }] of Object.entries({ page, call, booking, download, ready }))
      expect(fault.allowed[what as keyof Allowed], what).toContain(status);
    expect(healed).toBeLessThan(HEALED);
    const acknowledged = referenceIn(booking);
    const repeated = referenceIn(await group.book());
    expect(repeated).toMatch(/^PV-/);
    if (acknowledged !== null) expect(repeated).toBe(acknowledged);
    const given = [...(references.get(site) ?? []), repeated];
    references.set(site, given);
    const listed = await site.bookings();
    expect(given.map((reference) => listed.split(reference ?? '').length - 1)).toEqual(given.map(() => 1));
    expect(listed.match(/PV-\d{8}-\w{4}/g)).toHaveLength(given.length);
  });
}
