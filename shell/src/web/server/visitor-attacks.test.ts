import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  CALL,
  DOWNLOAD,
  ENDLESS_CALL,
  ENDLESS_DOWNLOAD,
  CACHED_PAGE,
  PATIENCE,
  SILENT_CALL,
  startAttackedSite,
  STEADY_CALL,
  STEADY_DOWNLOAD,
  type Visitor,
} from '../testing/attacked-site.ts';

/** What was tried against the running site, at four times its size. */
const GONE = 64;
const SLOW = 80;
const MANY = 240;
const ATTACKER = '203.0.113.66';

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

type Statuses = (number | 'nothing')[];

interface Begun {
  /** What the attacker was answered so far. */
  statuses: Statuses;
  /** Resolves when the site has ended the connections of the attacker. */
  ended?: Promise<unknown>;
}

interface Attack {
  name: string;
  /** Resolves in the middle of it. */
  begin(attacker: Visitor): Promise<Begun>;
  /** What the attacker must have been answered: some of these, and nothing else. */
  answers: Statuses;
}

const statusOf = async (answer: ReturnType<Visitor['begin']>) => (await answer)?.statusCode ?? 'nothing';

/** Asks so often at once, and reads no answer. */
const askAndWait = (path: string, count: number) => async (attacker: Visitor) => ({
  statuses: await Promise.all(times(count, () => statusOf(attacker.begin(path)))),
});

/** Asks so often, a few at a time, and goes away when the answer begins. */
const askAndLeave = (path: string, count: number) => async (attacker: Visitor) => {
  const statuses: Statuses = [];
  for (let total = 0; total < count; total += 8) {
    const answers = await Promise.all(times(8, () => attacker.begin(path)));
    statuses.push(...answers.map((answer) => answer?.statusCode ?? 'nothing'));
    for (const answer of answers) answer?.destroy();
  }
  return { statuses };
};

/** Asks so often, and goes away before there is an answer. */
const askInVain = (path: string, count: number) => async (attacker: Visitor) => {
  for (let left = 0; left < count; left += 1) await attacker.leave(path);
  return { statuses: [] };
};

/** So many requests that are not finished. */
const stall = (start: string, count: number) => async (attacker: Visitor) => {
  const sockets = times(count, () => attacker.send(start));
  await Promise.all(sockets.map((socket: Socket) => once(socket, 'connect')));
  return { statuses: [], ended: Promise.all(sockets.map((socket) => once(socket.resume(), 'close'))) };
};

const askEach = (paths: string[]) => async (attacker: Visitor) => {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await attacker.ask(path)).status);
  return { statuses };
};

const POST = { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'en' } };
const sendEach = (bodies: Buffer[]) => async (attacker: Visitor) => ({
  statuses: await Promise.all(bodies.map(async (body) => (await attacker.ask(CALL, POST, body)).status)),
});

const ATTACKS: Attack[] = [
  { name: 'ask for a large answer and go away', begin: askAndLeave(STEADY_CALL, GONE), answers: [200, 429] },
  { name: 'ask and go away before the answer', begin: askInVain(SILENT_CALL, MANY), answers: [] },
  { name: 'begin a download and go away', begin: askAndLeave(STEADY_DOWNLOAD, MANY), answers: [200, 429] },
  { name: 'ask for a large answer and read nothing', begin: askAndWait(ENDLESS_CALL, GONE), answers: [200, 429] },
  { name: 'begin downloads and read nothing', begin: askAndWait(ENDLESS_DOWNLOAD, MANY), answers: [200, 429] },
  {
    name: 'upload a byte and wait',
    begin: stall(`POST ${CALL} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`, SLOW),
    answers: [],
  },
  { name: 'never end the headers', begin: stall(`GET ${CACHED_PAGE} HTTP/1.1\r\nx-slow: `, SLOW), answers: [] },
  {
    name: 'send bodies of 70 KB to 4 MB',
    begin: sendEach(times(24, (at) => Buffer.alloc(70_000 + (at % 8) * 500_000, 'x'))),
    answers: [413],
  },
  {
    name: 'ask for made-up addresses',
    begin: askEach(times(2 * MANY, (at) => `/cn/en/made-up-${at}`)),
    answers: [200, 429],
  },
  {
    name: 'ask with made-up queries',
    begin: askEach(times(2 * MANY, (at) => `/cn/en/page?made-up=${at}`)),
    answers: [200, 429],
  },
];

const WANTED = { 'popular page': CACHED_PAGE, 'new page': '/cn/en/new', call: CALL, download: DOWNLOAD };

/** What another visitor is answered, and after how many milliseconds. */
async function visitAs(other: Visitor, name: string) {
  const entries = Object.entries(WANTED).map(async ([what, path]) => {
    const began = performance.now();
    const options = path === CALL ? { ...POST, method: 'POST' } : {};
    const answered = other.ask(
      path === WANTED['new page'] ? `${path}?for=${name}` : path,
      options,
      path === CALL ? '{}' : '',
    );
    const { status } = await answered.catch(() => ({ status: 'nothing' }));
    return [what, { status, ms: Math.round(performance.now() - began) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const rows: string[] = [];
const counted = (statuses: readonly (number | 'nothing')[]) =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} x ${status}`).join(', ');

afterAll(() => {
  const head = `| attack | the attacker gets | meanwhile, ms: ${Object.keys(WANTED).join(' / ')} |`;
  console.warn(
    ['[figures] attacks of one visitor at four times their size', head, '| --- | --- | --- |', ...rows].join('\n'),
  );
});

describe('while one visitor attacks', () => {
  it.each(ATTACKS)('others are answered, and all is whole afterwards: $name', async ({ name, begin, answers }) => {
    const site = await startAttackedSite();
    const [attacker, other] = [site.visitor(ATTACKER), site.visitor('198.51.100.7')];
    // Twice: who comes back shows that a page is worth its place.
    for (const path of [CACHED_PAGE, CACHED_PAGE]) await other.ask(path);

    const { statuses, ended } = await begin(attacker);
    const meanwhile = await visitAs(other, 'meanwhile');
    expect(Object.values(meanwhile).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(statuses.filter((status) => !answers.includes(status))).toEqual([]);

    await vi.waitFor(() => expect(site.taken()).toEqual({ pages: 0, calls: 0, downloads: 0 }), PATIENCE);
    await ended;
    expect((await attacker.ask(CACHED_PAGE)).status).toBe(200);
    await vi.waitFor(async () => expect((await attacker.ask(DOWNLOAD)).status).toBe(200), PATIENCE);
    expect(Object.values(await visitAs(other, 'afterwards')).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const spent = Object.values(meanwhile).map(({ ms }) => ms);
    rows.push(`| ${name} | ${counted(statuses) || 'nothing'} | ${spent.join(' / ')} |`);
  });
});
