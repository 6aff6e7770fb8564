import { missingOf, startEdge, type Program } from '../../api/testing/programs.ts';
import { expect, wireTest } from '../fixtures/visitor.ts';

/** What an HTTP client is told, in the order in which visitors came. */
const CACHE = 'x-cache';
const PAGE = '/cn/en/about/value';

/** The site as visitors reach it through nginx with the recipe of `deploy/edge`. */
const test = wireTest.extend<{ edge: Program }>({
  edge: async ({ origin }, use) => {
    const nginx = await startEdge(Number(new URL(origin).port));
    await use(nginx);
    await nginx.stop();
  },
  baseURL: async ({ edge }, use) => use(`http://127.0.0.1:${edge.port}`),
});

const missing = missingOf('nginx');

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
