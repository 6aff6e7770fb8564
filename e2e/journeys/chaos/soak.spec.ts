import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { openDay } from '../booking/group.ts';
import { FAULTS } from './service-faults.ts';
import { TroubledSite, type Backing } from './troubled-site.ts';
import { ask, askUntil, readyGroup, referenceIn } from './visitors.ts';

/*
 * Mixed load for long, with one fault after the other in an order that its seed decides: `pnpm test:soak`, half an hour
 * unless SOAK_MINUTES says otherwise. Nobody loses a booking, gets another page than the one asked for, or an error
 * screen for a page that is kept; and the memory of the web process stays as it is.
 */

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0);
const SEED = Number(process.env['SOAK_SEED'] ?? 20_261_123);
/** Milliseconds: from one fault to the next, and how long it lasts. */
const [EVERY, LASTING] = [10_000, 4000];
const VISITORS = 6;
/** Groups of one run; each has a day and a telephone of its own. */
const DAYS = 40;
/** Of its memory in the middle of the run, at the end. */
const FLAT = 1.2;
/** Whoever has no connection yet gets none, whatever the site does. */
const UNFAIR = 'descriptors of the web process used up';

const KEPT = ['/cn/en', '/cn/cn', '/cn/en/news', '/cn/cn/news', '/cn/en/about', '/cn/cn/contact', '/cn/en/telephone'];
const MADE = [
  '/cn/en/about/value',
  '/cn/cn/tech',
  '/cn/en/csr',
  '/cn/en/invest/notice',
  '/cn/cn/book',
  '/cn/en/talent',
];

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Bytes of a process and of all that it started. */
async function memoryOf(pid: number): Promise<number> {
  const [statm, tasks] = await Promise.all([readFile(`/proc/${pid}/statm`, 'utf8'), readdir(`/proc/${pid}/task`)]);
  const lists = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''));
  const children = (await Promise.all(lists)).join(' ').split(' ').filter(Boolean);
  const theirs = await Promise.all(children.map((child) => memoryOf(Number(child)).catch(() => 0)));
  return theirs.reduce((sum, bytes) => sum + bytes, Number(statm.split(' ')[1]) * 4096);
}

/** What visitors were answered who asked for one page after the other until they are told to stop. */
class Visitors {
  readonly statuses = new Map<string, number>();
  readonly wrong: string[] = [];
  readonly #titles = new Map<string, string>();
  readonly #site: TroubledSite;
  #isStopped = false;

  constructor(site: TroubledSite) {
    this.#site = site;
  }

  async learn(): Promise<void> {
    for (const path of [...KEPT, ...MADE]) this.#titles.set(path, titleIn((await ask(this.#site.origin + path)).text));
  }

  async walk(visitor: number): Promise<void> {
    const pages = [...KEPT, ...MADE];
    for (let step = visitor; !this.#isStopped; step += 1)
      await this.#read(pages[(step * 5) % pages.length] ?? '/cn/en');
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #read(path: string): Promise<void> {
    const { status, text } = await ask(this.#site.origin + path);
    const kind = `${KEPT.includes(path) ? 'kept' : 'made'} ${status}`;
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    const isRight = status === 200 && titleIn(text) === this.#titles.get(path) && text.endsWith('</html>');
    const isScreen = MADE.includes(path) && [500, 503].includes(status);
    if (!isRight && !isScreen) this.wrong.push(`${path}: ${status} ${titleIn(text)}`);
  }
}

// oxlint-disable-next-line site/no-sleep -- how often a fault comes is what this run is about
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One fault, while a group books. @returns the reference that the group has in the end */
async function suffer(site: TroubledSite, name: string, at: number): Promise<string | null> {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`no fault is called ${name}`);
  const visit = { date: openDay(5 + (at % DAYS)), from: `198.51.100.${at % 250}` };
  const getReady = (mobile: number) => readyGroup(site, { ...visit, mobile: String(mobile) });
  const group = await getReady(13_810_000_000 + at);
  await fault.begin(site);
  const [booking] = await Promise.all([group.book(), rest(LASTING)]);
  await fault.end(site);
  await askUntil(`${site.origin}/health/ready`, [200]);
  const acknowledged = referenceIn(booking);
  const repeated = await group.book();
  if (acknowledged !== null) expect(referenceIn(repeated), name).toBe(acknowledged);
  // A code that was too old while the clock was wrong may be gone: the group asks for another, with another telephone,
  // because one gets no two codes within a minute.
  const isCodeGone = repeated.status === 400 && fault.allowed.booking.includes(400);
  const last = isCodeGone ? await (await getReady(13_820_000_000 + at)).book() : repeated;
  expect(last.status, `${name}: ${last.text}`).toBe(200);
  return referenceIn(last);
}

for (const backing of ['embedded', 'servers'] as const satisfies Backing[]) {
  test(`nobody loses anything in a long row of faults, on a site with ${backing} behind it`, async () => {
    test.skip(MINUTES === 0, 'takes as long as SOAK_MINUTES says');
    test.setTimeout((MINUTES + 3) * 60_000);
    const names = Object.keys(FAULTS).filter(
      (name) => name !== UNFAIR && (FAULTS[name]?.backing ?? 'embedded') === backing,
    );
    const count = Math.max(1, Math.floor((MINUTES * 60_000) / 2 / EVERY));
    const order = fc.sample(fc.constantFrom(...names), { seed: SEED, numRuns: count });
    const site = await TroubledSite.open(backing);
    const visitors = new Visitors(site);
    await visitors.learn();
    const walks = Array.from({ length: VISITORS }, (_none, visitor) => visitors.walk(visitor));
    const [references, memory]: [(string | null)[], number[]] = [[], []];
    for (const [at, name] of order.entries()) {
      const next = rest(EVERY);
      references.push(await suffer(site, name, at));
      memory.push(await memoryOf(site.web.pid));
      await next;
    }
    visitors.stop();
    await Promise.all(walks);
    const listed = await site.bookings();
    await site.close();

    const [middle, end] = [memory.slice(count / 3, (2 * count) / 3), memory.slice((2 * count) / 3)].map(middleOf);
    console.log(`soak, ${backing}: ${count} faults (seed ${SEED}), ${references.length} bookings; answers`);
    console.log(
      [...visitors.statuses]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([kind, times]) => `${kind}: ${times}`)
        .join(', '),
    );
    console.log(
      `memory of the web process and its renderers, MB: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(' ')}`,
    );
    expect(visitors.wrong).toEqual([]);
    expect(references.map((reference) => listed.split(reference ?? '-').length - 1)).toEqual(references.map(() => 1));
    expect(listed.match(/PV-\d{8}-\w{4}/g)).toHaveLength(references.length);
    if (count >= 30) expect(end).toBeLessThan((middle ?? 0) * FLAT);
  });
}
