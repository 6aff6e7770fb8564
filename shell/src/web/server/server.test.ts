import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendText } from '../http/answers.ts';
import { makeRepresentation } from '../http/representation.ts';
import { createLog } from '../log.ts';
import type { KeptRepresentation, Pages } from '../page/pages.ts';
import { openVisitorLimits } from './visitor-limits.ts';
import { createWebServer, type WebServerOptions } from './server.ts';

const KEPT = '/cn/en/news';
const HTML = '<h1>News</h1>'.repeat(50);

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

const answering = (body: string, status = 200) =>
  vi.fn<Pages['serve']>(async (_request, reply) => sendText(reply, { status, text: body }));

/** @param perMinute 0 is no limit */
async function limitsOf(perMinute: number) {
  const log = createLog('silent');
  const limits = await openVisitorLimits({ perMinute, redisUrl: undefined, trustedProxies: ['127.0.0.1'], log });
  onTestFinished(() => limits.close());
  return limits;
}

/** A site with one kept page; every other page is rendered, which says so. */
async function siteWith(options: Partial<WebServerOptions> = {}, isFresh = true) {
  const representation = await makeRepresentation({ status: 200, headers: { vary: 'accept-encoding' }, body: HTML });
  const peek = (target: string): KeptRepresentation | undefined =>
    target === KEPT ? { representation, isFresh } : undefined;
  const previewOf = () => Promise.resolve(null);
  const pages = {
    previewOf,
    document: () => Promise.resolve(null),
    peek,
    isKept: (target: string) => target.startsWith(KEPT),
    renew: vi.fn(),
    serve: answering('rendered'),
    serveNotFound: answering('not found', 404),
  };
  const unused = () => Promise.reject(new Error('not asked for'));
  const forms = { subscribe: unused, preferences: unused, notSubscribed: () => '', pageForm: () => null };
  const documents = { send: unused } as unknown as WebServerOptions['documents'];
  const site = await createWebServer({
    pages,
    documents,
    forms,
    previewed: { find: async () => null },
    assets: unused,
    media: unused,
    proxy: unused,
    problems: () => Promise.resolve([]),
    version: () => 'c-1-7.0',
    origin: 'https://site.example',
    metrics: undefined,
    limits: await limitsOf(0),
    loopDelay: 0,
    log: createLog('silent'),
    ...options,
  });
  server = site;
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return { ask, port, pages };
}

/** What the server answers to these bytes, first line. */
async function firstLine(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

describe('a page that is kept', () => {
  it('is answered without asking what renders pages', async () => {
    const { ask, pages } = await siteWith();
    const answer = await ask(KEPT);
    expect([answer.status, await answer.text()]).toEqual([200, HTML]);
    expect(pages.serve).not.toHaveBeenCalled();
    expect(pages.renew).not.toHaveBeenCalled();
  });

  it('is not for who may get another set, and what gives them one is kept by nobody', async () => {
    const { ask, pages } = await siteWith({ takesPart: ({ cookie }) => cookie === undefined });
    pages.serve.mockImplementation(async (_request, reply) => {
      reply.header('set-cookie', 'rollout=0a1b2c3d-0');
      return sendText(reply, { status: 200, text: 'drawn', headers: { 'cache-control': 'public, s-maxage=5' } });
    });
    const arrival = await ask(KEPT);
    expect([await arrival.text(), arrival.headers.get('cache-control')]).toEqual(['drawn\n', 'private, no-cache']);
    expect(await (await ask(KEPT, { headers: { cookie: 'rollout=0a1b2c3d-0' } })).text()).toBe(HTML);
  });

  it('keeps a connection for 65 s after its last request', async () => {
    const { ask } = await siteWith();
    expect((await ask(KEPT)).headers.get('keep-alive')).toBe('timeout=65');
  });

  it('is described without its body when only that is asked', async () => {
    const { ask } = await siteWith();
    const answer = await ask(KEPT, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(HTML.length), '']);
  });

  it('is not sent to who has it, however the condition is written', async () => {
    const { ask } = await siteWith();
    const etag = (await ask(KEPT)).headers.get('etag') ?? '';
    // Otherwise fetch adds `no-cache`, with which a browser says that it wants the page anew.
    const revalidate = { 'cache-control': 'max-age=0' };
    for (const condition of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await ask(KEPT, { headers: { ...revalidate, 'if-none-match': condition } });
      expect([condition, answer.status, await answer.text()]).toEqual([condition, 304, '']);
    }
    expect((await ask(KEPT, { headers: { ...revalidate, 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is renewed after it was served stale', async () => {
    const { ask, pages } = await siteWith({}, false);
    expect((await ask(KEPT)).status).toBe(200);
    expect(pages.renew).toHaveBeenCalledWith(KEPT);
  });

  it('takes the long way for a visitor with preferences', async () => {
    const { ask, pages } = await siteWith();
    expect(await (await ask(KEPT, { headers: { cookie: 'look=dark' } })).text()).toBe('rendered\n');
    expect(pages.serve).toHaveBeenCalledTimes(1);
  });

  // Spec M25.
  it('takes the long way for who saves data, where it differs for them', async () => {
    const { ask, pages } = await siteWith();
    const saving = { headers: { 'save-data': 'on' } };
    expect(await (await ask(KEPT, saving)).text()).toBe(HTML);
    const { peek } = pages;
    pages.peek = (target) => {
      const cached = peek(target);
      return cached && { ...cached, savesData: true };
    };
    expect(await (await ask(KEPT, saving)).text()).toBe('rendered\n');
    expect(await (await ask(KEPT)).text()).toBe(HTML);
  });
});

it('a site on https tells browsers to stay there, on every answer; one on http promises nothing', async () => {
  const promise = 'max-age=63072000; includeSubDomains';
  for (const [origin, expected] of [
    ['https://site.example', promise],
    ['http://site.example', null],
  ] as const) {
    const { ask } = await siteWith({ origin });
    for (const path of [KEPT, '/cn/en/rendered', '/health/live', '/nowhere'])
      expect([path, (await ask(path)).headers.get('strict-transport-security')]).toEqual([path, expected]);
    await server?.close();
  }
});

describe('a request that is not as it should be', () => {
  it('is refused with two hosts, also for a kept page', async () => {
    const { port } = await siteWith();
    const start = [`GET ${KEPT} HTTP/1.1`, 'host: site.example'];
    expect(await firstLine(port, [...start, 'connection: close'])).toBe('HTTP/1.1 200 OK');
    expect(await firstLine(port, [...start, 'Host: other.example'])).toBe('HTTP/1.1 400 Bad Request');
  });

  it('is told which methods an address takes', async () => {
    const { ask } = await siteWith();
    for (const [method, path] of [
      ['DELETE', KEPT],
      ['POST', KEPT],
      ['PUT', '/cn/mf/shell/1.0.0/client/a.js'],
    ] as const) {
      const answer = await ask(path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('finds the page "not found" where no address of the site is', async () => {
    const { ask } = await siteWith();
    const statuses = await Promise.all(['/elsewhere', '/%00', '/%'].map(async (path) => (await ask(path)).status));
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('with a path that cannot be decoded is a page like any other, which is not found there', async () => {
    const { ask, pages } = await siteWith();
    await ask('/cn/en/%E0%A4%A');
    expect(pages.serve).toHaveBeenCalledTimes(1);
  });
});

describe('a site under load', () => {
  it('bounds what one address may have rendered, and not what is kept', async () => {
    const { ask } = await siteWith({ limits: await limitsOf(2) });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (const path of ['/cn/en/a', '/cn/en/b', '/cn/en/c', KEPT, `${KEPT}?utm=1`])
      statuses.push((await ask(path, { headers })).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    expect((await ask('/cn/en/c', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(200);
  });

  it('says in the language of the address when to come back', async () => {
    const { ask } = await siteWith({ limits: await limitsOf(1) });
    const headers = { 'x-forwarded-for': '203.0.113.8', accept: 'text/html' };
    await ask('/cn/en/a', { headers });
    for (const [path, lang, title] of [
      ['/cn/en/b', 'en', 'One moment, please'],
      ['/cn/cn/b', 'zh-CN', '请稍候'],
    ] as const) {
      const answer = await ask(path, { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.text()).toMatch(new RegExp(`<html lang="${lang}">.*<h1>${title}</h1>`));
    }
  });

  it('answers so many calls of one address at once, and refuses the rest in the form of the service', async () => {
    const waiting: (() => void)[] = [];
    const proxy: WebServerOptions['proxy'] = (_request, reply) =>
      new Promise((resolve) => waiting.push(() => resolve(sendText(reply, { status: 200, text: '{}' }))));
    const { ask } = await siteWith({ limits: await limitsOf(0), proxy });
    const headers = { 'x-forwarded-for': '203.0.113.7', 'accept-language': 'en' };
    const calls = Array.from({ length: 24 }, () => ask('/cn/api/a', { headers }));
    await vi.waitFor(() => expect(waiting).toHaveLength(24));
    const refused = await ask('/cn/api/a', { headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ code: '42900', msg: 'Too many requests, please try again shortly' });
    for (const answer of waiting.splice(0)) answer();
    await Promise.all(calls);
    const next = ask('/cn/api/a', { headers });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    expect((await next).status).toBe(200);
  });
});

/** Keeps the event loop from everything else. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('health', () => {
  it('is bad while the event loop is late, although the process lives', async () => {
    const { ask } = await siteWith({ loopDelay: 20 });
    const ready = async () => {
      block(200);
      const answer = await ask('/health/ready');
      return [answer.status, await answer.text()];
    };
    await expect.poll(ready, { timeout: 15_000, interval: 10 }).toEqual([503, 'the event loop is late\n']);
    expect((await ask('/health/live')).status).toBe(200);
  });

  it('says what pages are made of, for caches that go by it, and never lets anybody keep that', async () => {
    const { ask } = await siteWith({});
    const answer = await ask('/health/version');
    expect([await answer.text(), answer.headers.get('site-version')]).toEqual(['c-1-7.0\n', 'c-1-7.0']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('names the problems for which the process should get no visitors', async () => {
    const problems: string[] = [];
    const { ask } = await siteWith({ problems: () => Promise.resolve(problems) });
    expect((await ask('/health/ready')).status).toBe(200);
    problems.push('no constellation serves');
    const answer = await ask('/health/ready');
    expect([answer.status, await answer.text()]).toEqual([503, 'no constellation serves\n']);
    expect((await ask('/health/live')).status).toBe(200);
  });
});
