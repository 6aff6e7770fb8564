import type { Attacker } from './attacker.ts';
import { ask } from './visitors.ts';

/** What one visitor can do to a site. */
export interface Attack {
  /** Resolves when all of it was sent. */
  begin(attacker: Attacker, site: AttackedAddresses): Promise<unknown>;
  /** What the attacker may be answered; nothing else. */
  answers: readonly number[];
  /** In every run; the others with TEST_LENGTH=full only. */
  isQuick?: boolean;
}

export interface AttackedAddresses {
  /** Of a large answer. */
  call: string;
  /** Of a ZIP file that is made already. */
  bundle: string;
  /** Entries of the library that can be chosen. */
  entries: readonly string[];
}

/** Bytes of all stored downloads: few, so that an attack meets the end of them. */
export const STORE_BYTES = 16 * 1024 * 1024;
/** Of the service. */
export const SMALL_STORE = {
  DOWNLOAD_STORE_BYTES: String(STORE_BYTES),
  DOWNLOAD_SMALL_BYTES: '0',
  LIMIT_DOWNLOADS: '30',
};

const PACK = '/cn/api/media/pack/image-yaoxing-v6.zip?resolution=web&acceptTerms=true';
export const LARGE_CALL = '/cn/api/stock/kline?market=A&period=day&language=2';

/** What there is to attack: a bundle that is made by this, and what the library has. */
export async function addressesOf({ origin }: { origin: string }): Promise<AttackedAddresses> {
  const answer = await fetch(origin + PACK, { redirect: 'manual' });
  const bundle = new URL(answer.headers.get('location') ?? '', origin).pathname;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ pageSize: 12, language: 2 });
  const { text } = await ask(`${origin}/cn/api/media/page`, { method: 'POST', headers, body });
  const { data } = JSON.parse(text) as { data: { list: { id: string }[] } };
  return { call: LARGE_CALL, bundle, entries: data.list.map(({ id }) => id) };
}

/** Four times what once stopped the site. */
const GONE = 64;
const SLOW = 80;
const MANY = 240;
/** At once, of those who come back again and again. */
const AT_ONCE = 8;

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const atOnce = <T>(count: number, task: (at: number) => Promise<T>) => Promise.all(times(count).map(task));

/** A few at a time. */
async function inTurn(count: number, task: (at: number) => Promise<unknown>): Promise<void> {
  for (const first of times(Math.ceil(count / AT_ONCE)))
    await atOnce(Math.min(AT_ONCE, count - first * AT_ONCE), (at) => task(first * AT_ONCE + at));
}

const goAway = (attacker: Attacker, path: string) => async () => {
  const answer = await attacker.begin(path);
  answer?.destroy();
};

const CALL = '/cn/api/article/page';
const UPLOAD = `POST ${CALL} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`;

/** Each choice of entries is a ZIP file of its own. */
const orderOf = ({ entries }: AttackedAddresses, at: number) =>
  JSON.stringify({
    ids: entries.filter((_entry, place) => (((at + 1) >> (place % 12)) & 1) === 1),
    resolution: 'original',
    acceptTerms: true,
    language: 2,
  });

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'ask for a large answer and go away': {
    begin: (attacker, { call }) => inTurn(GONE, goAway(attacker, call)),
    answers: [200, 429],
  },
  'ask and go away before the answer': {
    begin: (attacker, { call }) => inTurn(MANY, () => attacker.leave(call)),
    answers: [],
  },
  'begin a download and go away': {
    begin: (attacker, { bundle }) => inTurn(MANY, goAway(attacker, bundle)),
    answers: [200, 429],
  },
  'ask for a large answer and read nothing': {
    begin: (attacker, { call }) => atOnce(GONE, () => attacker.begin(call)),
    answers: [200, 429],
  },
  'begin downloads and read nothing': {
    begin: (attacker, { bundle }) => atOnce(MANY, () => attacker.begin(bundle)),
    answers: [200, 429],
  },
  'upload a byte and wait': { begin: (attacker) => atOnce(SLOW, () => attacker.stall(UPLOAD)), answers: [] },
  'never end the headers': {
    begin: (attacker) => atOnce(SLOW, () => attacker.stall('GET /cn/en HTTP/1.1\r\nx-slow: ')),
    answers: [],
    isQuick: true,
  },
  'send bodies of 70 KB to 4 MB': {
    // The connection may end before the attacker has sent all of it.
    begin: (attacker) => atOnce(24, (at) => attacker.ask(CALL, Buffer.alloc(70_000 + (at % 8) * 500_000, 'x'))),
    answers: [413, 429, 0],
  },
  'ask for made-up addresses': {
    begin: (attacker) => inTurn(2 * MANY, (at) => attacker.ask(`/cn/en/made-up-${at}`)),
    answers: [404, 429],
  },
  'ask with made-up parameters': {
    begin: (attacker) => inTurn(2 * MANY, (at) => attacker.ask(`/cn/en/news?made-up=${at}`)),
    answers: [200, 429],
  },
  'ask with values that no page knows': {
    begin: (attacker) => inTurn(2 * MANY, (at) => attacker.ask(`/cn/en/news?page=x${at}&column=y${at}`)),
    answers: [404, 429],
    isQuick: true,
  },
  'have one ZIP file after the other made': {
    begin: (attacker, site) => inTurn(2 * SLOW, (at) => attacker.ask('/cn/api/media/batchDownload', orderOf(site, at))),
    // Where they are made more slowly than ordered, whoever asks is told to come back.
    answers: [200, 429, 503],
    isQuick: true,
  },
};
