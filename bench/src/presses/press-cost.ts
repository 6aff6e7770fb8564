/*
 * The slowest press (INP) on pages with most to do, on a phone whose processor is four times slower:
 * `pnpm --filter bench presses [origin]`, of a running site. Prints a table, writes it into the README, and fails above the goal.
 *
 * `pnpm --filter bench presses --apart [origin] [page …]` traces one visit of each instead, and prints what each press waited for.
 */
import type { Browser } from 'playwright';
import { percentile } from '../load.ts';
import { markdownTable, writeMeasured } from '../measured.ts';
import { withBrowser } from '../peers/browser.ts';
import { takeApart } from './apart.ts';
import { isName, PAGES, visit, visitWithoutScript, type Name } from './visits.ts';

/** Milliseconds (docs/decisions/0028). */
const GOAL = 100;
const TIMES = 5;

/** Milliseconds of as many visits, with script and without, in turn. */
interface Times {
  whole: number[];
  bare: number[];
}

async function timesOn(browser: Browser, origin: string, name: Name): Promise<Times> {
  const times: Times = { whole: [], bare: [] };
  while (times.whole.length < TIMES) {
    times.whole.push(await visit(browser, origin, name));
    times.bare.push(await visitWithoutScript(browser, origin, name));
  }
  return times;
}

const options = process.argv.slice(2).filter((text) => text !== '--');
const [origin = 'http://127.0.0.1:8080', ...given] = options.filter((text) => text !== '--apart');
const chosen = given.filter(isName);
const names = chosen.length > 0 ? chosen : (Object.keys(PAGES) as Name[]);

async function measureAll(browser: Browser): Promise<void> {
  const figures = new Map<Name, Times>();
  for (const name of names) figures.set(name, await timesOn(browser, origin, name));
  const rows = [...figures].map(([name, { whole, bare }]) => [
    name,
    ...[whole, bare].flatMap((times) => [0.5, 1].map((share) => String(percentile(times, share)))),
  ]);
  const head = [
    'page',
    'median of five visits, ms',
    'slowest, ms',
    'its menu without script: median, ms',
    'slowest, ms',
  ];
  const table = markdownTable([head, ...rows]);
  process.stdout.write(table);
  // Only a table of all pages replaces the one before.
  if (chosen.length === 0) writeMeasured('presses', table);
  process.exitCode = [...figures.values()].every(({ whole }) => percentile(whole, 0.5) <= GOAL) ? 0 : 1;
}

await withBrowser(async (browser) => {
  if (!options.includes('--apart')) return measureAll(browser);
  for (const name of names) process.stdout.write(await takeApart(browser, origin, name));
});
