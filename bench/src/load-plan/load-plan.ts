/*
 * Days on which many come at once: `pnpm bench load [--seconds 20] [--usual 40]`. Prints what each scenario was answered and how large a site
 * has to be for it. Visitors come when they come, however the site does; each has an address of its own.
 */
import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDesk, sealedVisits } from '../booking-load.ts';
import { percentile } from '../load.ts';
import { markdownTable } from '../measured.ts';
import { cpuSeconds, stop } from '../processes.ts';
import { startService, startWeb, type Service } from '../site.ts';
import { crowd, ownAddress, type Outcome, type Send } from './crowd.ts';
import { ASSUMED, projectionOf, type Measured } from './projection.ts';
import { beyond, crowdedAddress, SCENARIOS, type Scenario } from './scenarios.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, usual: { type: 'string', default: '40' } },
});
const SECONDS = Number(values.seconds);
const USUAL = Number(values.usual);
/** Milliseconds in which the site comes to rest between two scenarios. */
const REST = 3000;

interface Site {
  service: Service;
  origin: string;
  pids: readonly number[];
}

interface Done extends Measured {
  outcomes: readonly Outcome[];
  /** What was acknowledged and is not there. */
  lost: number;
}

const used = ({ pids }: Site): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);

async function run(site: Site, scenario: Scenario, isCrowded = false): Promise<Done> {
  const visitors = { count: 0 };
  const before = used(site);
  const change = setTimeout(() => void (scenario.changesContent && site.service.touch()), (SECONDS / 2) * 1000);
  const outcomes = await crowd({
    origin: site.origin,
    seconds: SECONDS,
    arrivals: (second) => scenario.arrivals(USUAL, second / SECONDS),
    addressOf: (number) => (isCrowded ? crowdedAddress(ownAddress(number), number) : ownAddress(number)),
    visit: (send, number) => {
      visitors.count += 1;
      return scenario.visit(send, number);
    },
  });
  clearTimeout(change);
  const measured = {
    name: scenario.name,
    visitors: visitors.count,
    answers: outcomes.length,
    pages: outcomes.filter(({ isPage }) => isPage).length,
  };
  await pause(REST);
  return { ...measured, cpuSeconds: used(site) - before, outcomes, lost: 0 };
}

/** Everybody has a code and sends the form as soon as the page is there; what was acknowledged has to be there. */
async function runBookings(site: Site): Promise<Done> {
  const { service, origin } = site;
  const { environment, database } = service;
  const desk = await openDesk({ engine: 'PGlite', url: origin, env: { ...environment }, pids: [...site.pids] });
  const forms = await sealedVisits(desk, SECONDS * USUAL);
  const count = async () =>
    Number((await database.query<{ n: string }>('select count(*) as n from booking')).rows[0]?.n);
  const before = await count();
  let acknowledged = 0;
  const visit = async (send: Send, number: number) => {
    await send({ path: '/cn/cn/book' });
    await send({ path: '/cn/api/booking/pavilion', body: { language: 1 } });
    const form = forms[number];
    if (!form) return;
    const headers = { 'idempotency-key': randomUUID() };
    const { status, body } = await send({ path: '/cn/api/booking/add', body: form, headers });
    if (status === 200 && body.includes('"reference"')) acknowledged += 1;
  };
  const done = await run(site, { name: 'bookings open for a holiday', arrivals: (usual) => usual, visit });
  const lost = acknowledged - ((await count()) - before);
  await desk.close();
  return { ...done, name: `${done.name}: ${acknowledged} booked`, lost };
}

const isSentAway = ({ status }: Outcome) => status === 429 || status === 503;

function rowOf({ name, visitors, answers, cpuSeconds: cpu, outcomes, lost }: Done): string[] {
  const away = outcomes.filter(isSentAway);
  const failed = outcomes.filter(({ status }) => status !== 200 && status !== 429 && status !== 503);
  const times = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const ms = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0));
  const words =
    away.length === 0 ? '0' : `${away.length}, ${away.filter((one) => !one.isReadable).length} without words`;
  const counts = [visitors, answers, failed.length].map(String);
  return [name, ...counts, words, ms.join(' / '), (answers / cpu).toFixed(0), String(lost)];
}

function projectionTable(all: readonly Done[]): string {
  const rows = all.flatMap((done) =>
    projectionOf(done).map(({ visitors, siteAlone, site, edge, webProcesses, machines }) => [
      done.name,
      visitors.toLocaleString('en'),
      siteAlone.toFixed(0),
      site.toFixed(1),
      edge.toFixed(1),
      String(webProcesses),
      String(machines),
    ]),
  );
  const head = [
    'scenario',
    'visitors a second',
    'processors without an edge',
    'behind it',
    'of the edge',
    'web processes',
    'machines',
  ];
  const assumed = [
    `${ASSUMED.busy * 100} % of a processor used`,
    `${ASSUMED.edgeShare * 100} % of pages from the edge, calls from the site`,
    `${ASSUMED.edgeRate} answers of the edge for each second of a processor`,
    `machines of ${ASSUMED.machine} processors and one to spare`,
    'files from a CDN',
    'the database has a machine of its own and keeps up',
  ];
  return `${markdownTable([head, ...rows])}\nAssumed: ${assumed.join('; ')}.\n`;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
try {
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LIMIT_PAGES: '60', CODE_WORK_BITS: '0', SHOW_MESSAGES: 'false' };
  const service = await startService(folder, { started }, settings);
  const web = await startWeb(service, {}, { started });
  const site = { service, origin: web.url, pids: [web.process.pid ?? 0, service.process.pid ?? 0] };
  const days: Done[] = [];
  for (const scenario of Object.values<Scenario>(SCENARIOS)) days.push(await run(site, scenario));
  days.push(await runBookings(site));
  const past = await run(site, { ...beyond(3), arrivals: (usual) => usual * 10 }, true);
  const head = [
    'scenario',
    'visitors',
    'answers',
    'failed',
    'sent away (429, 503)',
    'p50 / p95 / p99 ms',
    'answers per CPU-second',
    'lost',
  ];
  process.stdout.write(markdownTable([head, ...[...days, past].map(rowOf)]));
  process.stdout.write(
    `\n${projectionTable(days)}load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}\n`,
  );
  const isWell = days.every(({ lost, outcomes }) => lost === 0 && outcomes.every(({ status }) => status !== 0));
  const isExplained = past.outcomes.every((one) => !isSentAway(one) || one.isReadable);
  if (!isWell || !isExplained) process.exitCode = 1;
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit();
