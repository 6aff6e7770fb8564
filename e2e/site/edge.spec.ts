import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect as connectTls } from 'node:tls';
import { missingOf, startEdge, type Edge } from '../../api/testing/programs.ts';
import { startNode, type NodeProcess } from '../fixtures/node-process.ts';
import { expect, wireTest } from '../fixtures/visitor.ts';

/** What an HTTP client is told, in the order in which visitors came. */
const CACHE = 'x-cache';
const PAGE = '/cn/en/about/value';

/** The site as visitors reach it through nginx with the recipe of `deploy/edge`. */
const test = wireTest.extend<{ edge: Edge }>({
  edge: async ({ origin }, use) => {
    const nginx = await startEdge(Number(new URL(origin).port));
    await use(nginx);
    await nginx.stop();
  },
  baseURL: async ({ edge }, use) => use(`https://127.0.0.1:${edge.port}`),
  ignoreHTTPSErrors: true,
});

const missing = missingOf('nginx', 'openssl');

/** What a visitor's browser agrees on with the edge. */
async function agreed(port: number, most: 'TLSv1.2' | 'TLSv1.3'): Promise<string> {
  const socket = connectTls({
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    maxVersion: most,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  try {
    await once(socket, 'secureConnect');
    return `${socket.getProtocol()} ${socket.alpnProtocol || ''}`;
  } catch {
    return 'refused';
  } finally {
    socket.destroy();
  }
}

/** What tells the edge which version a web process serves. */
const follow = ({ versionFile, pidFile }: Edge, web: string): NodeProcess =>
  startNode(['deploy/edge/follow.ts', versionFile, pidFile, web], {});

test.describe('behind a cache at the edge', () => {
  test.skip(missing !== '', `without ${missing}`);

  test('visitors of one page within five seconds cost the site one answer', async ({ request }) => {
    const [first, second] = [await request.get(PAGE), await request.get(PAGE)];
    expect([first, second].map((answer) => answer.headers()[CACHE])).toEqual(['MISS', 'HIT']);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers()['etag']).toBe(first.headers()['etag']);
  });

  test('everybody gets an encoding that they take', async ({ request }) => {
    const accepted = ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.5', 'gzip', 'identity'];
    const answers = [];
    for (const encoding of accepted)
      answers.push(await request.get(PAGE, { headers: { 'accept-encoding': encoding } }));
    expect(answers.map((answer) => answer.headers()['content-encoding'])).toEqual(['br', 'br', 'gzip', undefined]);
    expect(answers.map((answer) => answer.headers()[CACHE])).toEqual(['MISS', 'HIT', 'MISS', 'MISS']);
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(texts.size).toBe(1);
  });

  test('whoever chose the dark theme has it from the first byte, and nobody else gets it', async ({ request }) => {
    const dark = () => request.get(PAGE, { headers: { cookie: 'look=dark' } });
    const [theirs, usual, again] = [await dark(), await request.get(PAGE), await dark()];
    expect([theirs, usual, again].map((answer) => answer.headers()[CACHE])).toEqual(['BYPASS', 'MISS', 'BYPASS']);
    expect(theirs.headers()['cache-control']).toBe('private, no-cache');
    for (const answer of [theirs, again]) expect(await answer.text()).toContain('data-theme="dark"');
    expect(await usual.text()).not.toContain('data-theme=');
  });

  test('what a form led to is never answered from the cache, and never gets into it', async ({ request }) => {
    const own = () => request.get('/cn/en/book/notice', { headers: { cookie: 'form-booking=made-up' } });
    const answers = [await own(), await own(), await request.get('/cn/en/book/notice')];
    expect(answers.map((answer) => answer.headers()[CACHE])).toEqual(['BYPASS', 'BYPASS', 'MISS']);
  });

  test('of a rollout only the share that tries it passes the cache', async ({ request }) => {
    const of = (digit: number) => request.get(PAGE, { headers: { cookie: `rollout=0a1b2c3d-${digit}` } });
    const answers = [await of(1), await of(0), await of(0), await of(1)];
    expect(answers.map((answer) => answer.headers()[CACHE])).toEqual(['BYPASS', 'MISS', 'HIT', 'BYPASS']);
  });

  test('a new constellation or content is seen at once, and a web process that lags behind changes nothing', async ({
    request,
    edge,
    origin,
  }) => {
    const version = (await (await fetch(`${origin}/health/version`)).text()).trim();
    const states = async (count: number) => {
      const all = [];
      // Each on a connection of its own: a server that takes a new recipe ends those that wait.
      while (all.length < count)
        all.push((await request.get(PAGE, { headers: { connection: 'close' } })).headers()[CACHE]);
      return all;
    };
    expect(await states(2)).toEqual(['MISS', 'HIT']);
    const first = follow(edge, origin);
    await first.until(() => first.output().includes(version), 5000);
    // Under the key of this version it is not there yet.
    await expect.poll(() => states(1), { timeout: 2000 }).toEqual(['MISS']);
    expect(await states(1)).toEqual(['HIT']);
    await first.stop();
    const next = createServer((_request, answer) => answer.end('c0ffee-8.0\n')).listen(0, '127.0.0.1');
    await once(next, 'listening');
    const second = follow(edge, `http://127.0.0.1:${(next.address() as { port: number }).port}`);
    await second.until(() => second.output().includes('c0ffee-8.0'), 5000);
    // The only web process still has pages of before: they are passed on, and never kept as those of the new version.
    await expect.poll(() => states(2), { timeout: 2000 }).toEqual(['MISS', 'MISS']);
    await second.stop();
    next.close();
    const third = follow(edge, origin);
    await third.until(() => third.output().includes(version), 5000);
    await expect.poll(async () => (await states(1))[0], { timeout: 2000 }).not.toBe('MISS');
    await third.stop();
  });

  test('visitors reach it with TLS 1.3 and HTTP/2, and with nothing older', async ({ edge, request }) => {
    expect(await agreed(edge.port, 'TLSv1.3')).toBe('TLSv1.3 h2');
    expect(await agreed(edge.port, 'TLSv1.2')).toBe('refused');
    const headers = (await request.get(PAGE)).headers();
    for (const name of ['surrogate-key', 'cdn-cache-control', 'site-version']) expect(headers[name]).toBeUndefined();
  });

  test('files are kept, calls and what is not there are not', async ({ request }) => {
    const [, file = ''] = /href="(\/cn\/mf\/[^"]+\.css)"/.exec(await (await request.get(PAGE)).text()) ?? [];
    const twice = async (address: string) => {
      const answers = [await request.get(address), await request.get(address)];
      return answers.map((answer) => answer.headers()[CACHE]);
    };
    expect(await twice(file)).toEqual(['MISS', 'HIT']);
    expect(await twice('/cn/api/stock/realtime?market=A&language=2')).toEqual([undefined, undefined]);
    expect(await twice('/cn/en/no-such-page')).not.toContain('HIT');
    expect(await twice('/health/ready')).not.toContain('HIT');
  });
});
