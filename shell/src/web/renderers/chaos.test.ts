import type { Lang } from 'shared/contract/text/lang';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { proveSnapshot } from '../constellation/proof.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import {
  proveAddress,
  proveFrame,
  renderRequest,
  routeAddress,
  screenAnswer,
  type RenderContext,
} from '../page/render-request.ts';
import { textOf } from '../testing/fake-snapshot.ts';
import { startedSnapshot } from '../testing/started-snapshot.ts';
import { sectionCode, storedSite } from '../testing/stored-site.ts';

/*
 * One section does its worst; its own pages may show the error screen, all others must not notice. Every fault at every
 * moment with TEST_LENGTH=full; each fault at one moment, and the gravest at all, otherwise.
 */

/** What the section does. Nothing that it can read or reach may appear on a page as LEAK. */
const FAULTS = {
  throws: `throw new Error('broken on purpose');`,
  rejects: `Promise.reject(new Error('broken on purpose'));`,
  'never resolves': `return new Promise(() => {});`,
  'loops for ever': `for (;;);`,
  'allocates without end': `const all = []; for (;;) all.push({ all: new Array(1000).fill(all.length) });`,
  exits: `process.exit(1);`,
  'floods logs': `for (let line = 0; line < 100000; line++) console.log('x'.repeat(1000));`,
  'reads files': `
    for (const read of [
      () => process.getBuiltinModule('node:fs').readFileSync('/etc/passwd'),
      () => module.constructor._load('node:fs').readFileSync('/etc/passwd'),
      () => module.constructor.createRequire('/')('node:fs').readFileSync('/etc/passwd'),
      () => process.binding('fs'),
      () => new Function('return process')().mainModule.require('fs'),
      () => process.kill(process.ppid, 'SIGKILL'),
      () => require('node:fs').readFileSync('/etc/passwd'),
    ]) try { if (read()) globalThis.leak = 'LEAK'; } catch {}
    import('node:fs').then(() => { globalThis.leak = 'LEAK'; }, () => {});`,
  'opens sockets': `
    for (const open of [
      () => fetch('http://127.0.0.1:1'),
      () => new WebSocket('ws://127.0.0.1:1'),
      () => new EventSource('http://127.0.0.1:1'),
      () => module.constructor._load('node:net').connect(1),
      () => require('node:http').get('http://127.0.0.1:1'),
    ]) try { open(); globalThis.leak = 'LEAK'; } catch {}`,
  'changes prototypes': `
    Array.prototype.map = () => { throw new Error('changed'); };
    Object.prototype.toString = () => 'changed';
    JSON.stringify = () => 'changed';`,
} as const;
type Fault = keyof typeof FAULTS;
const MOMENTS = ['load', 'render', 'import', 'at promote'] as const;
type Moment = (typeof MOMENTS)[number];

const GRAVE: readonly Fault[] = ['loops for ever', 'exits'];
const isLong = process.env['TEST_LENGTH'] === 'full';
const cells = Object.keys(FAULTS).flatMap((fault, at) =>
  MOMENTS.filter((_moment, index) => isLong || GRAVE.includes(fault as Fault) || index === at % MOMENTS.length).map(
    (moment) => [fault as Fault, moment] as const,
  ),
);

/** Milliseconds; a busy machine takes its share. */
const LIMIT = 5000;
const SILENCE = 1000;

const context = {
  call: async () => null,
  siteData: { get: async () => ({}) },
  report: () => {},
  origin: 'https://www.example.com',
} as unknown as RenderContext;
const proof = {
  prove: (snapshot: Snapshot, address: Parameters<typeof proveAddress>[2]) => proveAddress(snapshot, context, address),
  proveFrame: (snapshot: Snapshot, lang: Lang) => proveFrame(snapshot, context, lang),
};

/** A section that does it at one moment of its page `/cars/bad`; at promotion, on its probe. */
function faultyCode(fault: Fault, moment: Moment): string {
  const act = `const fault = () => { ${FAULTS[fault]} };`;
  if (moment === 'import') return `${act} fault(); ${sectionCode('mf-cars')}`;
  const isDue = moment === 'at promote' ? `request.path === '/cars'` : `request.params.id === 'bad'`;
  const data = `{ kind: 'page', head: {}, data: 'mf-cars' + (globalThis.leak ?? '') }`;
  const load = `load: async (_page, request) => { if (${moment === 'load' || moment === 'at promote'} && ${isDue}) await fault(); return ${data}; }`;
  const render = `render: (_page, { data, request }) => {
    if (${moment === 'render'} && ${isDue}) { const given = fault(); if (given) return given; }
    return { html: '<h1>' + data + (globalThis.leak ?? '') + '</h1>', islands: [], words: {} };
  }`;
  return `${act} ${sectionCode('mf-cars', `${load}, ${render}`)}`;
}

interface Seen {
  status: number;
  text: string;
  ms: number;
}

async function visit(snapshot: Snapshot, path: string): Promise<Seen> {
  const begun = performance.now();
  const address = { lang: 'en', path, search: '' } as const;
  const found = await renderRequest(snapshot, context, routeAddress(snapshot, address));
  const run = { snapshot, context, address, now: begun };
  const answer = found.kind === 'missing' ? await screenAnswer(run, found.screen) : found;
  if (answer.kind !== 'page') throw new Error('a page was expected');
  return { status: answer.page.status, text: textOf(answer.page), ms: performance.now() - begun };
}

interface Others {
  statuses: Set<number>;
  /** Milliseconds of the slowest answer. */
  slowest: number;
}

/** Visits another section and the shell's screen until the task has ended. */
async function visitOthers(snapshot: Snapshot, task: Promise<unknown>): Promise<Others> {
  let isOver = false;
  const end = task.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  const seen: Others = { statuses: new Set(), slowest: 0 };
  do {
    const visits = await Promise.all([visit(snapshot, '/news/one'), visit(snapshot, '/nowhere')]);
    for (const { status, ms } of visits) {
      seen.statuses.add(status);
      seen.slowest = Math.max(seen.slowest, ms);
    }
    await new Promise(setImmediate);
  } while (!isOver);
  await end;
  return seen;
}

const rows: string[] = [];
const row = (...given: readonly (string | number)[]) =>
  rows.push(`| ${given.map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' | ')} |`);

const NEWS = { 'mf-news': sectionCode('mf-news') };

/** Visits the bad page, and the section's good one until it is well again. */
async function whileServing(fault: Fault, moment: Moment): Promise<{ bad: Seen; others: Others; healed: number }> {
  const { snapshot } = await startedSnapshot(storedSite({ 'mf-cars': faultyCode(fault, moment), ...NEWS }), {
    silence: SILENCE,
  });
  await proveFrame(snapshot, context, 'en');
  await visit(snapshot, '/news/one');
  const visited = visit(snapshot, '/cars/bad');
  const others = await visitOthers(snapshot, visited);
  const bad = await visited;
  const begun = performance.now();
  // A release that cannot be opened, or has spoilt its own process, is mended by the next one only.
  const heals = moment !== 'import' && fault !== 'changes prototypes';
  const isWell = async () => !heals || (await visit(snapshot, '/cars/good')).status === 200;
  await vi.waitUntil(isWell, { timeout: LIMIT });
  return { bad, others, healed: performance.now() - begun };
}

/** Tries a release beside one that serves. */
async function whilePromoting(fault: Fault, moment: Moment) {
  const good = await startedSnapshot(storedSite({ 'mf-cars': sectionCode('mf-cars'), ...NEWS }));
  await visit(good.snapshot, '/news/one');
  const promoted = startedSnapshot(storedSite({ 'mf-cars': faultyCode(fault, moment) }), { silence: SILENCE }).then(
    ({ snapshot }) => proveSnapshot(snapshot, null, proof),
  );
  const others = await visitOthers(good.snapshot, promoted);
  return { faults: await promoted, others, own: await visit(good.snapshot, '/cars/good') };
}

/** Which faults a page survives: what is refused to it is caught, and a stray rejection ends the process a moment later. */
const HARMLESS = new Set<Fault>(['rejects', 'floods logs', 'reads files', 'opens sockets', 'changes prototypes']);

describe('a section at its worst costs its own pages only', () => {
  afterAll(() => {
    const head = '| fault | moment | its page | ms | slowest of the others, ms | well again after, ms |';
    process.stdout.write(`${[head, '|---|---|---|---|---|---|', ...rows].join('\n')}\n`);
  });

  for (const [fault, moment] of cells.filter(([, one]) => one !== 'at promote')) {
    it(`${fault}: ${moment}`, { timeout: 60_000 }, async () => {
      const { bad, others, healed } = await whileServing(fault, moment);
      row(fault, moment, bad.status, bad.ms, others.slowest, healed);
      expect(bad.text).not.toContain('LEAK');
      expect(others.statuses).toEqual(new Set([200, 404]));
      expect(others.slowest).toBeLessThan(LIMIT);
      expect(bad.status).toSatisfy((status) => status === 500 || HARMLESS.has(fault) || moment === 'import');
    });
  }

  for (const [fault, moment] of cells.filter(([, one]) => one === 'at promote')) {
    it(`${fault}: ${moment}`, { timeout: 60_000 }, async () => {
      const { faults, others, own } = await whilePromoting(fault, moment);
      row(fault, moment, faults.length === 0 ? 'promoted' : 'refused', 0, others.slowest, 0);
      expect(others.statuses).toEqual(new Set([200, 404]));
      expect(others.slowest).toBeLessThan(LIMIT);
      expect(own.status).toBe(200);
      expect(faults).toSatisfy(({ length }) => length === 1 || HARMLESS.has(fault));
    });
  }
});
