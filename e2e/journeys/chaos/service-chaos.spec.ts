import { expect, test as base } from 'playwright/test';
import { openDay } from '../booking/group.ts';
import { TroubledSite } from './troubled-site.ts';
import { ask, askUntil, BOUND, medianOf, readyGroup, referenceIn, type Answered } from './visitors.ts';

/*
 * The service in every kind of trouble: what visitors are answered meanwhile, and how soon all is well again. Those that
 * differ most in every run; all with TEST_LENGTH=full, and with the limits of a quiet machine.
 */

interface Fault {
  begin(site: TroubledSite): Promise<void> | void;
  end(site: TroubledSite): Promise<void> | void;
  /** What `/health/ready` must say; reads go on while only writing fails. */
  ready: number[];
  isLong?: boolean;
  /** A bundle may be long in the making, so whoever wants one waits for a service that hangs: two minutes at most. */
  holdsDownloads?: boolean;
}

const restart = (site: TroubledSite) => site.startService();
const clear = (site: TroubledSite) => void (site.way.weather = 'clear');

const FAULTS: Readonly<Record<string, Fault>> = {
  killed: { begin: (site) => site.killService(), end: restart, ready: [503], isLong: true },
  stopped: {
    begin: (site) => site.signalService('SIGSTOP'),
    end: (site) => site.signalService('SIGCONT'),
    ready: [503],
    holdsDownloads: true,
  },
  'slow by 5 s': { begin: (site) => void (site.way.weather = 'slow'), end: clear, ready: [503], isLong: true },
  'garbage bytes': { begin: (site) => void (site.way.weather = 'garbage'), end: clear, ready: [503], isLong: true },
  'wrong JSON': { begin: (site) => void (site.way.weather = 'wrong JSON'), end: clear, ready: [503] },
  'database thread ended': { begin: (site) => site.damageDisk('end'), end: restart, ready: [200, 503], isLong: true },
  'disk full': { begin: (site) => site.damageDisk('full'), end: restart, ready: [200, 503] },
  'descriptors used up': {
    begin: (site) => site.useUpDescriptors(),
    end: (site) => site.freeDescriptors(),
    ready: [503],
    isLong: true,
  },
};

const isLong = process.env['TEST_LENGTH'] === 'full';
/** Milliseconds; without a quiet machine more, for it is not the site that is measured then. */
const [MORE, HEALED] = isLong ? [100, 3000] : [1000, BOUND];

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
].map((id) => `/cn/en/news/detail?baseid=${id}`);

const test = base.extend<object, { site: TroubledSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await TroubledSite.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const COLUMNS = ['kept page', 'kept fragment', 'new page', 'call', 'booking', 'download', 'live', 'ready'] as const;
const rows: string[] = [];
const cell = ({ status, ms }: Answered) => `${status} in ${Math.round(ms)}`;

/** Addresses of a bundle that is made already. */
async function bundleOf(site: TroubledSite): Promise<string> {
  const answer = await fetch(site.origin + PACK, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', site.origin).href;
}

test.afterAll(() => {
  const head = `| service | ${COLUMNS.join(' | ')} | kept, median before / meanwhile | well again after |`;
  console.log(['status in milliseconds', head, `|${' --- |'.repeat(COLUMNS.length + 3)}`, ...rows].join('\n'));
});

const references: string[] = [];

for (const [at, [name, fault]] of Object.entries(FAULTS).entries()) {
  if (fault.isLong && !isLong) continue;
  test(`visitors are answered while the service is in trouble, and no booking is lost: ${name}`, async ({ site }) => {
    const { origin } = site;
    const [unread = '', later = ''] = UNREAD.slice(2 * at);
    const group = await readyGroup(site, { date: openDay(5 + at), mobile: `1380000${String(1000 + at)}` });
    const bundle = await bundleOf(site);
    for (const path of [KEPT, KEPT_FRAGMENT]) expect((await ask(origin + path)).status).toBe(200);
    const before = await medianOf(origin + KEPT);

    await fault.begin(site);
    const pending = Promise.all([
      ask(origin + KEPT),
      ask(origin + KEPT_FRAGMENT),
      ask(origin + unread),
      ask(origin + READ),
      group.book(),
      ask(bundle),
      ask(`${origin}/health/live`),
      askUntil(`${origin}/health/ready`, fault.ready),
    ]);
    const meanwhile = await medianOf(origin + KEPT);
    const answers = await pending;
    const [cached, fragment, page, read, booked, download, live, ready] = answers;
    await fault.end(site);
    const begun = performance.now();
    const statuses = async () => {
      const all = await Promise.all([later, READ, '/health/ready'].map((address) => ask(origin + address)));
      return all.map(({ status }) => status);
    };
    await expect.poll(statuses, { intervals: [50], timeout: BOUND }).toEqual([200, 200, 200]);
    const healed = performance.now() - begun;
    rows.push(
      `| ${name} | ${answers.map(cell).join(' | ')} | ${before.toFixed(1)} / ${meanwhile.toFixed(1)} | ${Math.round(healed)} |`,
    );

    expect([cached, fragment, live].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(meanwhile - before).toBeLessThan(MORE);
    expect([200, 500, 503]).toContain(page.status);
    expect([200, 503]).toContain(read.status);
    expect([200, 503]).toContain(booked.status);
    expect(fault.holdsDownloads ? [0] : [200, 503]).toContain(download.status);
    expect(fault.ready).toContain(ready.status);
    expect(healed).toBeLessThan(HEALED);
    const acknowledged = referenceIn(booked);
    const repeated = referenceIn(await group.book());
    expect(repeated).toMatch(/^PV-/);
    if (acknowledged !== null) expect(repeated).toBe(acknowledged);
    references.push(repeated ?? '');
    const listed = await site.bookings();
    expect(references.map((reference) => listed.split(reference).length - 1)).toEqual(references.map(() => 1));
  });
}
