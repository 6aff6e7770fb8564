import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createServiceClient } from './service-client.ts';
import { answerCallFaults, createServiceProxy, readCallBodies } from './service-proxy.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The address of a proxy in front of a service, which may fall silent. */
async function proxyOf(service: RequestListener, silence = new AbortController().signal): Promise<string> {
  const client = createServiceClient(await listen(service));
  open.push(() => Promise.all([client.calls.destroy(), client.downloads.destroy()]));
  const proxy = createServiceProxy(client, { silence: () => silence, log: createLog('silent') });
  const server = Fastify();
  readCallBodies(server);
  server.setErrorHandler(answerCallFaults);
  server.all('*', proxy);
  open.push(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  return server.listen({ port: 0, host: '127.0.0.1' });
}

async function get(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [answer] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  return answer;
}

const FILE = '/cn/api/media/download/abc.zip';

describe('the way of a download through the web process', () => {
  it('keeps ranges, their conditions and their answers', async () => {
    const seen: unknown[] = [];
    const address = await proxyOf(({ method, headers }, response) => {
      seen.push([method, headers.range, headers['if-range']]);
      const part = { 'content-range': 'bytes 2-4/10', 'content-length': 3, 'accept-ranges': 'bytes', etag: '"a"' };
      response.writeHead(206, part).end('cde');
    });
    const answer = await get(address + FILE, { range: 'bytes=2-4', 'if-range': '"a"' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3', etag: '"a"' });
    expect((await answer.toArray()).join('')).toBe('cde');
    expect(seen).toEqual([['GET', 'bytes=2-4', '"a"']]);
  });

  it('passes bytes on as they come, holding nothing back', async () => {
    let finish = () => {};
    const address = await proxyOf((_request, response) => {
      response.writeHead(200, { 'content-length': 10 });
      response.write('first');
      finish = () => response.end('later');
    });
    const answer = await get(address + FILE);
    const first = (await once(answer, 'data')) as [Buffer];
    expect(String(first[0])).toBe('first');
    finish();
    expect((await answer.toArray()).join('')).toBe('later');
  });

  it('tells the service when the visitor leaves', async () => {
    let left: Promise<unknown> = Promise.reject(new Error('the service was not asked'));
    left.catch(() => undefined);
    const address = await proxyOf((_request, response) => {
      left = once(response, 'close');
      response.writeHead(200, { 'content-length': 1_000_000 }).write('first');
    });
    const answer = await get(address + FILE);
    answer.destroy();
    await expect(left).resolves.toBeDefined();
  });

  it('is refused when the service falls silent before it begins, and then at once; one under way goes on', async () => {
    const silence = new AbortController();
    const arrived = Promise.withResolvers<void>();
    const given = Promise.withResolvers<void>();
    let finish = () => {};
    const service: RequestListener = ({ url, socket }, response) => {
      if (url === FILE) {
        socket.once('close', given.resolve);
        return arrived.resolve();
      }
      response.writeHead(200).write('first');
      finish = () => response.end(' later');
    };
    const address = await proxyOf(service, silence.signal);
    const underWay = await get(`${address}/cn/api/media/download/other.zip`);
    const waiting = get(address + FILE);
    await arrived.promise;
    silence.abort();
    expect([(await waiting).statusCode, (await get(address + FILE)).statusCode]).toEqual([503, 503]);
    await given.promise;
    finish();
    expect((await underWay.toArray()).join('')).toBe('first later');
  });

  it('gives nobody an envelope for a file, and tells a refusal as it is', async () => {
    const address = await proxyOf(({ url }, response) => {
      const status = url === FILE ? 200 : 404;
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end('{"code":"0000"}');
    });
    const answers = await Promise.all([get(address + FILE), get(`${address}/cn/api/media/download/gone.zip`)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 404]);
  });

  it('leaves the pages their connections, however many visitors take a file slowly', async () => {
    const address = await proxyOf((incoming, response) => {
      if (incoming.url === FILE) response.writeHead(200, { 'content-length': 1_000_000 }).write('slow');
      else response.end('quick');
    });
    const slow = await Promise.all(Array.from({ length: 40 }, () => get(address + FILE)));
    const quick = await get(`${address}/cn/api/openapi.json`);
    expect((await quick.toArray()).join('')).toBe('quick');
    for (const answer of slow) answer.destroy();
  });
});

/** More than the web process has connections to the service. */
const MANY = 40;
const CALL = '/cn/api/openapi.json';

describe('visitors who ask for much and go away', () => {
  const large = (response: ServerResponse) => response.writeHead(200, { 'content-length': 1_000_000 }).write('first');

  it('while the answer comes give their connections back', async () => {
    const address = await proxyOf(({ url }, response) => {
      if (url === `${CALL}?large`) large(response);
      else response.end('quick');
    });
    for (let left = 0; left < MANY; left += 1) (await get(`${address}${CALL}?large`)).destroy();
    expect((await (await get(address + CALL)).toArray()).join('')).toBe('quick');
  });

  it('before the answer comes give their connections back', async () => {
    const waiting: ServerResponse[] = [];
    const address = await proxyOf(({ url }, response) => {
      if (url === `${CALL}?large`) waiting.push(response);
      else response.end('quick');
    });
    for (let left = 0; left < MANY; left += 1) {
      const visitor = request(`${address}${CALL}?large`).on('error', () => {});
      visitor.end();
      await vi.waitFor(() => expect(waiting).toHaveLength(left + 1), { interval: 2 });
      visitor.destroy();
    }
    for (const response of waiting) large(response);
    expect((await (await get(address + CALL)).toArray()).join('')).toBe('quick');
  });
});

async function post(url: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', body, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('what a visitor sends', () => {
  const SEARCH = '/cn/api/search/page';

  it('reaches the service as it was sent', async () => {
    const address = await proxyOf((incoming, response) => void incoming.pipe(response));
    expect((await post(address + SEARCH, '{"keyword":"风"}')).text).toBe('{"keyword":"风"}');
  });

  it('takes no connection to the service while it comes', async () => {
    let requested = 0;
    const address = await proxyOf((_request, response) => {
      requested += 1;
      response.end('{}');
    });
    const slow = Array.from({ length: MANY }, () => {
      const upload = request(address + SEARCH, { method: 'POST', headers: { 'content-length': 10 } });
      upload.on('error', () => {}).write('{');
      return upload;
    });
    expect((await post(address + SEARCH, '{}')).status).toBe(200);
    expect(requested).toBe(1);
    for (const upload of slow) upload.destroy();
  });

  it('is refused in the language of the visitor when it is too long, and the service is not asked', async () => {
    let requested = 0;
    const address = await proxyOf((_request, response) => {
      requested += 1;
      response.end('{}');
    });
    for (const [length, language, words] of [
      [64 * 1024 + 1, 'en-GB', 'The request is too large'],
      [2_000_000, 'zh-CN', '请求内容过大'],
    ] as const) {
      const { status, text } = await post(address + SEARCH, 'x'.repeat(length), { 'accept-language': language });
      expect([status, JSON.parse(text)]).toEqual([413, { code: '41300', msg: words, data: null }]);
    }
    expect(requested).toBe(0);
  });

  it('with a method that a call does not have names the one it has', async () => {
    const address = await proxyOf((_request, response) => response.end('{}'));
    const answer = await get(address + SEARCH, { 'accept-language': 'en' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    const other = await post(`${address}/cn/api/stock/realtime?language=1`, '{}');
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what is between our own programs', () => {
  it('is not there for visitors, and the service is not asked', async () => {
    let requested = 0;
    const address = await proxyOf((_request, response) => {
      requested += 1;
      response.end('{}');
    });
    const answer = await get(`${address}/cn/api/content/version?language=1`);
    expect([answer.statusCode, answer.headers['cache-control'], requested]).toEqual([404, 'no-store', 0]);
    expect(JSON.parse((await answer.toArray()).join(''))).toMatchObject({ code: '40400', data: null });
  });
});
