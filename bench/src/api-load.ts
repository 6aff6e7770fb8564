/*
 * The service alone, list, detail, search and booking, on both engines: `pnpm --filter bench api [seconds]`. Needs wrk
 * and PostgreSQL. Prints a table and writes it into the README; given seconds per measurement only print.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CallName } from 'shared/contract/call/calls';
import { NEWS_COLUMNS } from 'shared/contract/content/article';
import { startSides, type ApiSide } from './api-sides.ts';
import { bookingLoad, openDesk, type Desk } from './booking-load.ts';
import { addressOf, CHINESE, dataOf } from './call-api.ts';
import { load, median, type Load } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { ROOT } from './processes.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 16;
/** Bookings of one measurement, by its seconds: about what the slower engine takes in one. */
const BOOKINGS_PER_SECOND = 60;
const DICTIONARY = path.join(ROOT, 'content/pack/dictionary.json');
const WORDS = 30;

type ReadCall = Extract<CallName, 'article/page' | 'article/detail' | 'search/page'>;

/** One row of the table: a call on an engine. */
interface Case {
  call: CallName;
  engine: string;
  measure(connections: number): Promise<Load>;
}

interface Question {
  call: ReadCall;
  bodies: object[];
}

/** First pages of the news columns, every article, and words of the pack's dictionary. */
async function questions(origin: string): Promise<Question[]> {
  const { cn } = JSON.parse(fs.readFileSync(DICTIONARY, 'utf8')) as { cn: string[] };
  const pages = NEWS_COLUMNS.flatMap((categoryCode) => [1, 2, 3].map((pageNo) => ({ categoryCode, pageNo })));
  const { list } = await dataOf(origin, 'article/page', { pageSize: 100 });
  return [
    { call: 'article/page', bodies: pages },
    { call: 'article/detail', bodies: list.map(({ baseId }) => ({ baseId })) },
    { call: 'search/page', bodies: cn.slice(0, WORDS).map((searchKeyword) => ({ searchKeyword })) },
  ];
}

/** For wrk: posts the bodies one after another, again and again. A JSON text is a text of Lua. */
function scriptOf(bodies: readonly object[]): string {
  const texts = bodies.map((body) => JSON.stringify(JSON.stringify({ ...body, ...CHINESE })));
  return `local bodies = { ${texts.join(',\n')} }
local headers = { ["content-type"] = "application/json" }
local at = 0
request = function()
  at = at % #bodies + 1
  return wrk.format("POST", nil, headers, bodies[at])
end
`;
}

interface LoadContext {
  folder: string;
  seconds: number;
  desks: Desk[];
}

async function casesOf(side: ApiSide, { folder, seconds, desks }: LoadContext): Promise<Case[]> {
  const requested = await questions(side.url);
  const reading = requested.map(({ call, bodies }): Case => {
    const script = path.join(folder, `${call.replace('/', '-')}.lua`);
    fs.writeFileSync(script, scriptOf(bodies));
    const target = { url: addressOf(side.url, call), pids: side.pids, script };
    return { call, engine: side.engine, measure: (connections) => load({ ...target, connections }, seconds) };
  });
  for (const { call, bodies } of requested) for (const body of bodies) await dataOf(side.url, call, body as never);
  const desk = await openDesk(side);
  desks.push(desk);
  const count = (connections: number) => BOOKINGS_PER_SECOND * seconds * (connections > 1 ? 2 : 1);
  const booking = (connections: number) => bookingLoad(desk, count(connections), connections);
  return [...reading, { call: 'booking/add', engine: side.engine, measure: booking }];
}

interface Measured {
  loaded: Load[];
  alone: Load[];
}

/** All in turn, so that what else the machine does falls on each alike; the first round only warms. */
async function measure(cases: readonly Case[]): Promise<Map<Case, Measured>> {
  const results = new Map<Case, Measured>(cases.map((each) => [each, { loaded: [], alone: [] }]));
  for (const each of cases) await each.measure(CONNECTIONS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [each, { loaded, alone }] of results) {
      loaded.push(await each.measure(CONNECTIONS));
      alone.push(await each.measure(1));
    }
  }
  return results;
}

function tableOf(results: ReadonlyMap<Case, Measured>): string {
  const head = ['call', 'engine', 'requests/s', 'p50 ms', 'p99 ms', 'p50 ms, one connection', 'CPU ms per request'];
  const rows = [...results].map(([{ call, engine }, { loaded, alone }]) => {
    const of = (loads: readonly Load[], key: keyof Load) => median(loads.map((one) => one[key]));
    const times = [of(loaded, 'p50'), of(loaded, 'p99'), of(alone, 'p50'), 1000 / of(loaded, 'perCpuSecond')];
    return [call, engine, of(loaded, 'rate').toFixed(0), ...times.map((time) => time.toFixed(2))];
  });
  return markdownTable([head, ...rows]);
}

async function main(given: number | undefined): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-api-'));
  const desks: Desk[] = [];
  const { sides, stop } = await startSides(folder);
  try {
    const context = { folder, seconds: given ?? SECONDS, desks };
    const cases: Case[] = [];
    for (const side of sides) cases.push(...(await casesOf(side, context)));
    const table = tableOf(await measure(cases.toSorted((a, b) => a.call.localeCompare(b.call))));
    process.stdout.write(table);
    if (given === undefined) writeMeasured('api', table);
  } finally {
    for (const { close } of desks) await close();
    await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [given] = process.argv.slice(2).map(Number);
await main(given);
