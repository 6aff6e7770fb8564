import type { Release } from 'shared/contract/section/release';
import type { Lang } from 'shared/contract/text/lang';
import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { publishWithCode, type Addition } from '../../fixtures/releases/faulty-release.ts';
import { isLong, rounds } from '../../fixtures/load/length.ts';
import { addressIn, sections } from '../../fixtures/site-pages.ts';
import { columnsBeside, EXPECTED, HOME_OF, OTHERS, pageOf } from './beside-section.ts';
import { differenceOf, visitDuring, type Difference, type Measures } from './measured-visits.ts';
import {
  faults,
  faultyCode,
  isRefused,
  LEAK,
  MOMENTS,
  statusesOf,
  TITLES,
  type Fault,
  type Moment,
} from './section-faults.ts';
import { ask, type Answered } from './visitors.ts';

/*
 * One section does its worst; its own pages may show the error screen, nobody else must notice. Nothing is kept, so that
 * every page is rendered. Each fault at one moment, and all at all with TEST_LENGTH=full and the limits of a quiet machine.
 */

/** Least visits of each address. */
const ROUNDS = rounds(3, 12);
/** Milliseconds; without a quiet machine more, for it is not the site that is measured then. */
const LIMITS = isLong
  ? { median: 100, most: 100, slowest: 1000, healed: 3000, own: 5000 }
  : { median: 1000, most: 3000, slowest: 3000, healed: 20_000, own: 20_000 };

/** One of them is a fault of the section that home belongs to. */
const EVERY_RUN: Readonly<Record<Fault, Moment>> = {
  throws: 'at promote',
  rejects: 'load',
  'never resolves': 'render',
  'loops for ever': 'load',
  'allocates without end': 'render',
  exits: 'render',
  'floods logs': 'render',
  'reads files': 'import',
  'opens sockets': 'load',
  'changes prototypes': 'render',
};

const cells = faults
  .flatMap((fault) => MOMENTS.map((moment) => ({ fault, moment })))
  .map((cell, at) => ({
    ...cell,
    section: sections[at % sections.length] ?? '',
    version: `9.0.${at}`,
  }));
type Cell = (typeof cells)[number];

test.use({ siteOptions: { settings: { PAGE_CACHE: 'off', LIMIT_PAGES: '0' } } });
test.describe.configure({ mode: 'default', timeout: 60_000 });

/** Milliseconds until other visitors of the section are answered again. */
async function untilWell(address: string): Promise<number> {
  const begun = performance.now();
  while ((await ask(address)).status !== 200) if (performance.now() - begun > LIMITS.healed) return Infinity;
  return performance.now() - begun;
}

interface Outcome {
  /** The page, or the promotion (0 is promoted, 1 refused) with the page afterwards. */
  own: Pick<Answered, 'status' | 'text'>;
  before: Measures;
  during: Measures;
  /** Milliseconds. */
  healed: number;
}

/** Releases without a fault, by section. */
const good = new Map<string, Release>();

async function publish(site: BreakableSite, section: string, addition: Addition): Promise<string> {
  const release = good.get(section) ?? (await site.promoted(section));
  good.set(section, release);
  return publishWithCode(site, release, addition);
}

function publishFault(site: BreakableSite, { fault, moment, section, version }: Cell): Promise<string> {
  const [path = ''] = pageOf(section).split('?');
  return publish(site, section, { version, code: faultyCode(fault, moment, path) });
}

async function whileServing(site: BreakableSite, cell: Cell): Promise<Outcome> {
  const page = (lang: Lang) => site.origin + addressIn(lang, pageOf(cell.section));
  await site.move('promote', await publishFault(site, cell));
  const columns = columnsBeside(site.origin, cell.section);
  const before = await visitDuring(columns, Promise.resolve(), ROUNDS);
  const visit = ask(page('cn'));
  const meanwhile = untilWell(page('en'));
  const during = await visitDuring(columns, visit, ROUNDS);
  const afterwards = await untilWell(page('en'));
  return { own: await visit, before, during, healed: Math.max(await meanwhile, afterwards) };
}

async function whilePromoting(site: BreakableSite, cell: Cell): Promise<Outcome> {
  const { section } = cell;
  const columns = columnsBeside(site.origin, section);
  const faultless = await publish(site, section, { version: cell.version.replace('9', '8'), code: '' });
  const before = await visitDuring(columns, site.move('promote', faultless), ROUNDS);
  const release = await publishFault(site, cell);
  const promoting = site.delivery('promote', release);
  const during = await visitDuring(columns, promoting, ROUNDS);
  const { code, output } = await promoting;
  const healed = await untilWell(site.origin + addressIn('en', pageOf(section)));
  const { text } = await ask(site.origin + addressIn('cn', pageOf(section)));
  return { own: { status: code, text: output + text }, before, during, healed };
}

const rows: string[] = [];
const whole = (ms: number) => `${ms < 0 ? '' : '+'}${Math.round(ms)}`;
const cellOf = ({ statuses, median, most, slowest }: Difference) =>
  `${statuses.join(', ')}: ${whole(median)} / ${whole(most)} / ${whole(slowest)}`;

test.afterAll(() => {
  const head = `| section | fault | moment | its page or promotion | ${OTHERS.join(' | ')} | well again after |`;
  console.log(
    [
      'statuses: milliseconds more than without the fault, median / nine of ten / slowest',
      head,
      `|${' --- |'.repeat(10)}`,
      ...rows,
    ].join('\n'),
  );
});

for (const cell of cells) {
  const { fault, moment, section } = cell;
  if (!isLong && EVERY_RUN[fault] !== moment) continue;
  test(`${TITLES[fault]}: ${section}, ${moment}`, async ({ site }) => {
    const isServed = moment === 'load' || moment === 'render';
    const { own, before, during, healed } = await (isServed ? whileServing : whilePromoting)(site, cell);
    const differences = OTHERS.map((column) => [column, differenceOf(column, before, during)] as const);
    const beside = differences.map(([, difference]) => cellOf(difference)).join(' | ');
    rows.push(`| ${section} | ${fault} | ${moment} | ${own.status} | ${beside} | ${Math.round(healed)} |`);

    expect(own.text).not.toContain(LEAK);
    if (isRefused(fault, moment)) expect(own.status, own.text).toBe(1);
    if (isServed) expect(statusesOf(fault)).toContain(own.status);
    for (const [column, { statuses, median, most, slowest }] of differences) {
      expect([column, ...statuses]).toEqual([column, EXPECTED[column]]);
      if (column === 'home' && section === HOME_OF) {
        expect(slowest, column).toBeLessThan(LIMITS.own);
        continue;
      }
      expect(median, column).toBeLessThan(LIMITS.median);
      expect(most, column).toBeLessThan(LIMITS.most);
      expect(slowest, column).toBeLessThan(LIMITS.slowest);
    }
    expect(healed).toBeLessThan(LIMITS.healed);
  });
}
