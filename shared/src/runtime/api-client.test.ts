import { createHash, generateKeyPairSync } from 'node:crypto';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../contract/call/calls.ts';
import type { BodyKey } from '../contract/call/sealed-message.ts';
import { ApiError } from '../contract/section/section.ts';
import { createApiClient, type CallOptions } from './api-client.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const OK = { code: '0000', msg: '', data: { fine: true } };

interface Reply {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
  /** An error code of axios in place of an answer. */
  fault?: string;
}

interface Sent {
  url: string;
  method: string;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

function newKey(): BodyKey {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const kid = createHash('sha256').update(pem).digest('hex').slice(0, 16);
  return { kid, publicKey: pem, exponent: '010001', bits: 1024, suffix: 's' };
}

/** A client whose service says what the test says; keys are handed out aside. */
class Bench {
  replies: Reply[] = [];
  keys: Reply[] = [{ data: { ...OK, data: newKey() } }];
  readonly sent: Sent[] = [];
  readonly keyRequests: Sent[] = [];
  readonly toasts: string[] = [];
  readonly logs: string[] = [];
  readonly waits: number[] = [];
  onWait: () => void = () => undefined;
  now = NOON;
  readonly #http = axios.create({ baseURL: '/cn/api', adapter: (config) => this.#answer(config) });
  readonly #call = createApiClient({
    http: this.#http,
    toast: (message) => void this.toasts.push(message),
    log: (message, code) => void this.logs.push(`${message} ${code}`),
    wait: async (ms, signal) => {
      this.waits.push(ms);
      this.onWait();
      signal?.throwIfAborted();
    },
    now: () => this.now,
  });

  call(name: string, body: object = {}, options: Partial<CallOptions> = {}): Promise<unknown> {
    return this.#call(name as CallName, body, { lang: 'en', ...options });
  }

  async #answer(config: InternalAxiosRequestConfig) {
    const { url = '', method = '' } = config;
    const data: unknown = config.data;
    const body = typeof data === 'string' ? (JSON.parse(data) as Record<string, unknown>) : {};
    const isKey = url.startsWith('crypto/key');
    (isKey ? this.keyRequests : this.sent).push({ url, method, headers: { ...config.headers.toJSON() }, body });
    const said = isKey ? this.keys : this.replies;
    const { status = 200, data: answer = OK, headers = {}, fault } = (said.length > 1 ? said.shift() : said[0]) ?? {};
    if (fault !== undefined) throw new AxiosError('fault', fault, config);
    return { status, statusText: '', headers, config, data: answer };
  }
}

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});

const refused = (code: string, msg = 'why', status = 200): Reply => ({ status, data: { code, msg, data: null } });
const contentOf = (sent: Sent | undefined) => JSON.parse(String(sent?.body['data'])) as Record<string, unknown>;

describe('a call', () => {
  it('says its language in the body, or in the query of a GET', async () => {
    expect(await bench.call('article/page', { pageNo: 2 })).toEqual({ fine: true });
    await bench.call('stock/kline', { market: 'A', period: 'day' }, { lang: 'cn' });
    expect(bench.sent.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'post', url: 'article/page', body: { pageNo: 2, language: 2 } },
      { method: 'get', url: 'stock/kline?market=A&period=day&language=1', body: {} },
    ]);
    expect(bench.sent.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'zh-CN']);
  });

  it('without sensitive fields asks for no key', async () => {
    await bench.call('article/page');
    expect(bench.keyRequests).toEqual([]);
  });
});

describe('a failed call', () => {
  it('shows code and message, and rejects with them', async () => {
    bench.replies = [refused('40022', 'Please check')];
    const fault = await bench.call('booking/add').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({ code: '40022', message: 'Please check' });
    expect(bench.toasts).toEqual(['Error: 40022,Please check']);
  });

  it.each([
    ['en', 'unknown error'],
    ['cn', '未知错误'],
  ] as const)('without a code is an unknown error (%s)', async (lang, words) => {
    for (const data of ['<html>Bad Gateway</html>', null, {}, { code: '' }]) {
      bench.replies = [{ status: 502, data }];
      await expect(bench.call('booking/add', {}, { lang })).rejects.toMatchObject({ code: '' });
    }
    expect(bench.toasts).toEqual(Array(4).fill(words));
  });

  it('with notip=true in its address shows nothing and still rejects', async () => {
    bench.replies = [refused('50000')];
    await expect(bench.call('booking/add', {}, { notip: true })).rejects.toMatchObject({ code: '50000' });
    await expect(bench.call('stock/realtime', { market: 'A' }, { notip: true })).rejects.toThrow(ApiError);
    expect(bench.sent.map(({ url }) => url)).toEqual([
      'booking/add?notip=true',
      'stock/realtime?market=A&language=2&notip=true',
    ]);
    expect(bench.toasts).toEqual([]);
  });

  it('is not silenced by notip in other letters or with another value', async () => {
    bench.replies = [refused('50000')];
    for (const flag of [{ NOTIP: 'true' }, { notip: 'True' }, { notip: 'truely' }, { xnotip: 'true' }]) {
      await expect(bench.call('stock/realtime', flag)).rejects.toThrow(ApiError);
    }
    expect(bench.toasts).toHaveLength(4);
  });

  it.each([
    'article/page',
    'article/detail',
    'article/more',
    'activity/list',
    'search/page',
    'topic/rootPage',
    'media/page',
  ])('of %s is only logged, because lists fall back to empty', async (name) => {
    bench.replies = [refused('50000')];
    await expect(bench.call(name)).rejects.toMatchObject({ code: '50000' });
    expect({ toasts: bench.toasts, logs: bench.logs }).toEqual({ toasts: [], logs: [`call ${name} failed 50000`] });
  });
});

describe('a cancelled call', () => {
  it('rejects with the reason and says nothing', async () => {
    const controller = new AbortController();
    controller.abort();
    const { signal } = controller;
    await expect(bench.call('booking/pavilion', {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect({ toasts: bench.toasts, logs: bench.logs }).toEqual({ toasts: [], logs: [] });
  });

  it('is not sent again when it was cancelled while waiting', async () => {
    const controller = new AbortController();
    bench.replies = [{ fault: 'ERR_NETWORK' }];
    bench.onWait = () => controller.abort();
    const { signal } = controller;
    await expect(bench.call('booking/pavilion', {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect({ sent: bench.sent.length, toasts: bench.toasts }).toEqual({ sent: 1, toasts: [] });
  });
});

describe('sending again', () => {
  const network = { fault: 'ERR_NETWORK' };
  const busy = refused('50300', 'busy', 503);

  it.each([
    ['a read that reached nobody', 'article/page', network],
    ['a GET that reached nobody', 'stock/realtime', network],
    ['a read while the service is not available', 'article/page', busy],
    ['an order of files, which gives the same each time', 'media/batchDownload', network],
  ])('happens for %s, with growing pauses', async (_what, name, fault) => {
    bench.replies = [fault, fault, { data: OK }];
    expect(await bench.call(name)).toEqual({ fine: true });
    const [first = 0, second = 0] = bench.waits;
    expect([first >= 150 && first <= 300, second >= 450 && second <= 900]).toEqual([true, true]);
    expect({ sent: bench.sent.length, toasts: bench.toasts }).toEqual({ sent: 3, toasts: [] });
  });

  it('ends after the third time', async () => {
    bench.replies = [network];
    await expect(bench.call('article/page')).rejects.toMatchObject({ code: '' });
    expect(bench.sent).toHaveLength(3);
  });

  it.each([
    ['a call that changes something', 'article/updateHits', {}],
    ['a step of the waiting list', 'waiting/accept', {}],
    ['the count of a page view', 'rum', {}],
    ['a call that nobody declared', 'call/ofTomorrow', {}],
    ['a booking without a key', 'booking/cancel', {}],
    ['a body with personal details', 'subscribe/add', { email: 'a@b.example' }],
  ])('never happens for %s', async (_what, name, body) => {
    for (const fault of [network, busy]) {
      bench.replies = [fault];
      await expect(bench.call(name, body)).rejects.toThrow(ApiError);
    }
    expect(bench.sent).toHaveLength(2);
  });

  it('happens for a booking with a key, each time sealed anew', async () => {
    bench.replies = [network, busy, { data: OK }];
    await bench.call('booking/add', { contact: '王芳' }, { idempotencyKey: '7b0c7a52-8b0e-4f0a-9d55-0a1f6f1d2c11' });
    expect(bench.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('7b0c7a52-8b0e-4f0a-9d55-0a1f6f1d2c11'),
    );
    expect(new Set(bench.sent.map((sent) => contentOf(sent)['nonce'])).size).toBe(3);
    expect(bench.keyRequests).toHaveLength(1);
  });

  it.each([
    ['an answer', refused('50000', 'broken', 500)],
    ['too many requests', refused('42900', 'slow down', 429)],
    ['a timeout', { fault: 'ECONNABORTED' }],
  ])('does not happen after %s', async (_what, reply) => {
    bench.replies = [reply];
    await expect(bench.call('article/page')).rejects.toThrow(ApiError);
    expect(bench.sent).toHaveLength(1);
  });

  it('waits as long as the service asks, unless that is longer than a visitor waits', async () => {
    bench.replies = [{ ...busy, headers: { 'retry-after': '2' } }, { data: OK }];
    await bench.call('article/page');
    expect(bench.waits).toEqual([2000]);
    bench.replies = [{ ...busy, headers: { 'retry-after': '60' } }];
    await expect(bench.call('article/page')).rejects.toMatchObject({ code: '50300' });
    expect(bench.waits).toHaveLength(1);
  });
});

describe('a body with personal details', () => {
  const person = { contact: '王芳', mobile: '13800138000', visitors: 3 };

  it('is wrapped whole, with one key for all', async () => {
    await bench.call('booking/add', person);
    await bench.call('booking/sendCode', { mobile: '13800138000' });
    expect(bench.sent.map(({ body }) => Object.keys(body).join(' '))).toEqual(['kid data hash', 'kid data hash']);
    expect(contentOf(bench.sent[0])).toMatchObject({ visitors: 3, language: 2, ts: NOON });
    expect(JSON.stringify(bench.sent)).not.toMatch(/王芳|13800138000/);
    expect(bench.keyRequests.map(({ url }) => url)).toEqual(['crypto/key?language=1']);
  });

  it('that is refused is sealed once more, with a fresh key and by the clock of the service', async () => {
    const next = newKey();
    bench.now = NOON - 3_600_000;
    bench.keys.push({ data: { ...OK, data: next }, headers: { date: new Date(NOON).toUTCString() } });
    bench.replies = [refused('40010', 'no', 400), { data: OK }];
    expect(await bench.call('booking/add', person)).toEqual({ fine: true });
    expect(bench.keyRequests.map(({ headers }) => headers['cache-control'])).toEqual([undefined, 'no-cache']);
    expect(bench.sent[1]?.body['kid']).toBe(next.kid);
    expect(bench.sent.map((sent) => contentOf(sent)['ts'])).toEqual([bench.now, NOON]);
    expect(bench.toasts).toEqual([]);
  });

  it('that is refused again is a failure', async () => {
    bench.replies = [refused('40010', 'no', 400)];
    await expect(bench.call('booking/add', person)).rejects.toMatchObject({ code: '40010' });
    expect({ sent: bench.sent.length, toasts: bench.toasts }).toEqual({ sent: 2, toasts: ['Error: 40010,no'] });
  });

  it.each([
    ['is empty', { publicKey: '' }],
    ['is broken', { publicKey: '-----BEGIN PUBLIC KEY-----\nMIGf\n-----END PUBLIC KEY-----\n' }],
  ])('is never sent when the key %s', async (_what, broken) => {
    bench.keys = [{ data: { ...OK, data: { ...newKey(), ...broken } } }];
    await expect(bench.call('booking/add', person)).rejects.toMatchObject({ code: '61002' });
    expect({ sent: bench.sent, toasts: bench.toasts }).toEqual({
      sent: [],
      toasts: ['Error: 61002,The public key is invalid'],
    });
  });

  it('is never sent when it is too long for the key, which the visitor reads in their language', async () => {
    const sent = bench.call('booking/add', { company: '集'.repeat(400) }, { lang: 'cn' });
    await expect(sent).rejects.toMatchObject({ code: '61001' });
    expect({ sent: bench.sent, toasts: bench.toasts }).toEqual({
      sent: [],
      toasts: ['Error: 61001,内容过长，无法用此密钥加密'],
    });
  });

  it('fails when there is no key, and asks for one the next time', async () => {
    bench.keys.unshift({ fault: 'ERR_NETWORK' });
    await expect(bench.call('booking/add', person)).rejects.toMatchObject({ code: '' });
    expect(await bench.call('booking/add', person)).toEqual({ fine: true });
  });
});
