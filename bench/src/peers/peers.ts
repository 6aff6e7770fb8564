/*
 * Our site beside the same pages made with other frameworks: `pnpm bench peers`. What is compared, and why it is fair:
 * bench/peers/README.md. Prints a table, and writes it into the README when everything was measured on a quiet machine.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stop } from '../processes.ts';
import { startService } from '../site.ts';
import { readMeasured, writeMeasured } from '../measured.ts';
import { withBrowser, type Watched } from './browser.ts';
import { MEASURES, readOptions, type Measure } from './command-line.ts';
import { describePages } from './describe-pages.ts';
import { createFigures, type Figures } from './figures.ts';
import { measureHits } from './hit.ts';
import { measureMisses } from './miss.ts';
import { measureNavigation } from './navigation.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse-phone.ts';
import { installPeer, PEER_NAMES } from './peer-programs.ts';
import { refuseFaults } from './page-faults.ts';
import { DISTURBED, loadAfterwards, loadNow } from './quiet.ts';
import { refuseOtherPages } from './same-page.ts';
import { keeps, startOurs, startPeers, type Setup, type Mode, type Side } from './sides.ts';
import { measureTransfer } from './transfer.ts';

interface Phase {
  mode: Mode;
  /** Sides of peers that take part. */
  takes: (side: Side, all: readonly Side[]) => boolean;
  run: (sides: readonly Side[], setup: Setup, figures: Figures) => Promise<void>;
}

/** A framework that keeps no pages is as warm as it can be. */
const isWarmest = (side: Side, all: readonly Side[]) =>
  keeps(side) || !all.some((other) => keeps(other) && other.pid === side.pid);

/** Whoever keeps pages shows them, and who keeps none makes them. */
function inBrowser(measure: (watched: Watched) => Promise<void>): Phase {
  return {
    mode: 'cached',
    takes: isWarmest,
    run: (sides, { isOnce }, figures) =>
      withBrowser(async (browser, port) => {
        const watched = { browser, port, sides, figures, isOnce };
        await refuseFaults(watched);
        await measure(watched);
      }),
  };
}

const PHASES: Readonly<Record<Measure, Phase>> = {
  hit: {
    mode: 'cached',
    takes: isWarmest,
    run: (sides, { isOnce }, figures) => measureHits({ sides, figures, isOnce }),
  },
  miss: {
    mode: 'live',
    takes: (side) => !keeps(side),
    run: (sides, { service, isOnce }, figures) => measureMisses({ sides, service, figures, isOnce }),
  },
  transfer: inBrowser(measureTransfer),
  navigation: inBrowser(measureNavigation),
  lighthouse: inBrowser(measureLighthouse),
  interaction: inBrowser(measureInteraction),
};

async function runPhase({ mode, takes, run }: Phase, setup: Setup, figures: Figures): Promise<void> {
  const started: ChildProcess[] = [];
  try {
    const ours = await startOurs(setup, mode, started);
    const peers = await startPeers(setup, started);
    await refuseOtherPages(ours, peers);
    await run([ours, ...peers.filter((side) => takes(side, peers))], setup, figures);
  } finally {
    for (const child of started) await stop(child);
  }
}

const options = readOptions(process.argv.slice(2));
for (const name of options.peers) installPeer(name);
// Installing and building was our own work.
const before = options.isLoadedToo ? loadNow() : await loadAfterwards();
if (before > DISTURBED && !options.isLoadedToo) {
  throw new Error(
    `load ${before.toFixed(1)}: other work disturbs the figures; --loaded takes and marks them all the same`,
  );
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
const figures = createFigures();
const faults: unknown[] = [];
try {
  const service = await startService(path.join(folder, 'site'), { started });
  const setup = { service, pages: path.join(folder, 'pages'), peers: options.peers, isOnce: options.isOnce };
  await describePages(service, setup.pages);
  for (const name of options.only) {
    const begin = performance.now();
    // What was measured before and after a fault is worth having.
    await runPhase(PHASES[name], setup, figures).catch((error: unknown) => faults.push(error));
    process.stderr.write(`${name}: ${Math.round((performance.now() - begin) / 1000)} s\n`);
  }
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
const after = options.isLoadedToo ? loadNow() : await loadAfterwards();
const isQuiet = Math.max(before, after) <= DISTURBED;
const loads = `load ${before.toFixed(2)} at the start, ${after.toFixed(2)} at the end`;
const mark = isQuiet ? '' : ' **Other work disturbed these figures.**';
const isFair = isQuiet && !options.isOnce && options.peers.length === PEER_NAMES.length && faults.length === 0;
if (isQuiet || options.isLoadedToo) process.stdout.write(`${figures.table()}\n${loads}.${mark}\n`);
if (isFair) {
  const isWhole = options.only.length === MEASURES.length;
  const earlier = readMeasured('peers');
  const table = isWhole ? figures.table() : figures.tableAfter(earlier);
  const dates = isWhole ? '' : (/Measured on [^]*/.exec(earlier)?.[0] ?? '');
  const what = isWhole ? 'Measured' : `Of it ${options.only.join(', ')}`;
  writeMeasured('peers', `${table}\n${dates}${what} on ${new Date().toISOString().slice(0, 10)}, ${loads}.\n`);
}
if (!isQuiet && !options.isLoadedToo) throw new Error(`${loads}: refused; --loaded shows and marks them all the same`);
if (faults.length > 0) throw new AggregateError(faults, 'not everything was measured');
process.exit(0);
