/*
 * From a click on the home page to the list being shown, by distance, cold and prefetched:
 * `pnpm --filter bench navigations [origin] [times]`, of a running site. Prints a table and writes it into the README.
 */
import type { Browser } from 'playwright';
import { percentile } from './load.ts';
import { markdownTable, timesOf, writeMeasured } from './measured.ts';
import { behindFront, withBrowser } from './peers/browser.ts';
import { KINDS, navigate, ROUND_TRIPS } from './peers/navigation.ts';
import { OURS } from './peers/pages.ts';
import type { Side } from './peers/sides.ts';

const [origin = 'http://127.0.0.1:8080', times = '20'] = process.argv.slice(2).filter((text) => text !== '--');
const site: Side = { name: 'ours', origin, base: OURS, pid: 0 };

const text = (values: readonly number[]) => [0.5, 0.9].map((share) => percentile(values, share).toFixed(0)).join(' / ');

async function measureAt(roundTrip: number, browser: Browser): Promise<string[]> {
  const [side, front] = await behindFront(site, site, roundTrip);
  const measured = timesOf(KINDS);
  try {
    // Both kinds in turn, so that neither has the machine to itself.
    for (let count = 0; count < Number(times); count++) {
      for (const kind of KINDS) measured[kind].push(await navigate(side, kind, browser));
    }
  } finally {
    front.close();
  }
  return [`${roundTrip} ms`, ...KINDS.map((kind) => text(measured[kind]))];
}

const rows: string[][] = [];
await withBrowser(async (browser) => {
  for (const roundTrip of ROUND_TRIPS) rows.push(await measureAt(roundTrip, browser));
});
const table = markdownTable([['to the server and back', ...KINDS.map((kind) => `${kind}: p50 / p90, ms`)], ...rows]);
process.stdout.write(table);
writeMeasured('navigations', table);
