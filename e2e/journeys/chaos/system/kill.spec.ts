import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { Bookers, type BookReport } from './bookers.ts';
import { Readers, type ReadReport } from './readers.ts';
import { WholeSystem } from './whole-system.ts';

/*
 * The whole system, of which one process is killed every ten seconds while visitors read and groups book: `pnpm system:kill`, ten minutes
 * unless KILL_MINUTES says otherwise. Which process it is decides the seed; every program has its turn.
 */

const MINUTES = Number(process.env['KILL_MINUTES'] ?? 0);
const SEED = Number(process.env['KILL_SEED'] ?? 20_261_126);
/** Milliseconds. */
const EVERY = 10_000;
const READERS = 4;
/** Of all reads. */
const MOST_FAILED = 0.001;

// oxlint-disable-next-line site/no-sleep -- how often a process is killed is what this run is about
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const shuffled = (names: readonly string[], seed: number): string[] =>
  fc.sample(fc.shuffledSubarray([...names], { minLength: names.length }), { seed, numRuns: 1 })[0] ?? [];

/** Kills the process that leads a program in one turn, and any one of its others in the next. @returns what it was */
async function killOne(system: WholeSystem, program: string, turn: number): Promise<string> {
  const [leader, processes] = [await system.pidOf(program), await system.processesOf(program)];
  const others = processes.filter((pid) => pid !== leader);
  const victim = turn % 2 === 1 ? others[(SEED + turn) % Math.max(others.length, 1)] : leader;
  process.kill(victim ?? leader, 'SIGKILL');
  return victim === undefined || victim === leader ? program : `a process of ${program}`;
}

async function killOn(system: WholeSystem): Promise<string[]> {
  const killed: string[] = [];
  const programs = (await system.programs()).toSorted();
  const until = performance.now() + MINUTES * 60_000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    for (const program of shuffled(programs, SEED + turn)) {
      if (performance.now() >= until) break;
      const next = rest(EVERY);
      killed.push(await killOne(system, program, turn));
      await next;
    }
  }
  return killed;
}

function print(killed: readonly string[], read: ReadReport, booked: BookReport): void {
  const share = ((100 * read.failed.length) / read.reads).toFixed(3);
  console.log(
    [
      `killed ${killed.length} processes in ${MINUTES} minutes (seed ${SEED}): ${killed.join(', ')}`,
      `reads: ${read.reads}, failed: ${read.failed.length} (${share} %), connections that broke and were opened again: ${read.repeated}`,
      `bookings: ${booked.references.length}, failed: ${booked.failed.length}, forms that were sent again under their key: ${booked.repeated}`,
      ...read.failed.slice(0, 20),
      ...booked.failed.slice(0, 5),
    ].join('\n'),
  );
}

test('nobody loses a booking, and next to nobody a page, while one process after the other is killed', async () => {
  test.skip(MINUTES === 0, 'takes as long as KILL_MINUTES says');
  test.setTimeout((MINUTES + 15) * 60_000);
  const system = await WholeSystem.open(9440);
  const [readers, bookers] = [new Readers(system.origin, READERS), new Bookers(system)];
  const killed = await killOn(system);
  const [read, booked] = [await readers.stop(), await bookers.stop()];
  const listed = await system.operate('bookings', 'list');
  console.log(system.said.split('\n').slice(-200).join('\n'));
  print(killed, read, booked);
  await system.close();

  expect(booked.failed).toEqual([]);
  expect(booked.references.map((reference) => listed.split(reference).length - 1)).toEqual(
    booked.references.map(() => 1),
  );
  expect(listed.match(/PV-\d{8}-\w{4}/g)).toHaveLength(booked.references.length);
  expect(read.failed.length / read.reads).toBeLessThanOrEqual(MOST_FAILED);
});
