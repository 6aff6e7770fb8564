import Fastify from 'fastify';
import type { Match } from 'shared/contract/section/frame';
import { expect, test, vi } from 'vitest';
import { sendText } from '../http/answers.ts';
import type { RenderContext } from '../page/render-request.ts';
import { fakeSnapshot, renderedPage } from '../testing/fake-snapshot.ts';
import { previewOf } from '../testing/preview.ts';
import { previewRoutes } from './preview-routes.ts';
import { createPreviewedSets } from './previewed-sets.ts';
import { openPreviewedSite, type PreviewedSite, type PreviewedSiteOptions } from './previewed-site.ts';
import { showPreviews } from './show-previews.ts';

const preview = previewOf();
const COOKIE = `preview=${preview.key}`;
const match = { section: 'mf-cars', page: 'list', params: {}, route: { query: [], fresh: 60 } } as unknown as Match;
const bytes = (text: string) => new TextEncoder().encode(text);

const document = {
  root: bytes('<html'),
  head: bytes('><head>'),
  body: bytes('</head><body><h1>New</h1></body></html>'),
};

/** A site that says "live", and a set in preview whose only page is `/cars`. */
async function siteWithPreview() {
  const render = vi.fn(async () => renderedPage('<h1>New</h1>', { document }));
  const snapshot = fakeSnapshot({ id: 'next', match: (path) => (path === '/cars' ? match : null), render });
  const open = async () => snapshot;
  const context = { siteData: { get: async () => null }, report: () => {} } as unknown as RenderContext;
  const options = {
    open,
    content: { version: '1' },
    context,
    service: {},
    states: {},
  } as unknown as PreviewedSiteOptions;
  const sets = createPreviewedSets<PreviewedSite>({
    read: async (key) => (key === preview.key ? preview : null),
    open: (of) => openPreviewedSite(options, of),
  });
  const live = vi.fn(async (_request: unknown, reply: Parameters<typeof sendText>[0]) =>
    sendText(reply, { status: 200, text: 'live' }),
  );
  const answering = { pages: { serve: live, serveNotFound: live }, documents: { send: live }, forms: {}, proxy: live };
  const shown = showPreviews(answering as unknown as Parameters<typeof showPreviews>[0], sets);
  const server = Fastify();
  await server.register(previewRoutes, { sets, origin: 'https://site.example', onRequest: [] });
  server.get('/cn/*', (request, reply) => shown.pages.serve(request, reply));
  server.post('/cn/api/*', (request, reply) => shown.proxy(request, reply));
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    server.inject({ method, url, headers: { 'accept-encoding': 'identity', ...headers } });
  return { ask, live, render };
}

test('the address of a preview leads to the site with a cookie that is over with it', async () => {
  const { ask } = await siteWithPreview();
  const { statusCode, headers } = await ask(`/cn/preview/${preview.key}?to=/cn/en/cars`);
  expect([statusCode, headers.location]).toEqual([303, '/cn/en/cars']);
  expect(headers['set-cookie']).toMatch(
    /^preview=a{32}; Max-Age=3(?:600|599); Path=\/cn; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test.for(['//evil.example', 'https://evil.example', '/cn/en/../../x', '/cn/en/a\\b', '/cn/preview/leave'])(
  'nobody is led to %s by it',
  async (to) => {
    const { ask } = await siteWithPreview();
    const { headers } = await ask(`/cn/preview/${preview.key}?to=${encodeURIComponent(to)}`);
    expect(headers.location).toBe('/cn/cn');
  },
);

test('one that is over says so and sets nothing', async () => {
  const { ask } = await siteWithPreview();
  const { statusCode, headers, body } = await ask(`/cn/preview/${'b'.repeat(32)}`);
  expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([410, undefined, 'no-store']);
  expect(body).toContain('此预览已结束或已撤回');
});

test('whoever has the cookie sees the other set with a banner; nobody keeps or finds it', async () => {
  const { ask, live } = await siteWithPreview();
  const { body, headers } = await ask('/cn/en/cars', { cookie: COOKIE });
  expect(body).toContain('<h1>New</h1>');
  expect(body).toMatch(
    /<aside class="preview-banner" aria-label="Preview">.*mf-cars@2\.0\.0.*<\/aside><\/body><\/html>$/,
  );
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-constellation': 'next',
  });
  expect(live).not.toHaveBeenCalled();
});

test('so do fragments, looks and pages that do not exist', async () => {
  const { ask } = await siteWithPreview();
  const answers = await Promise.all([
    ask('/cn/_f/en/cars', { cookie: COOKIE }),
    ask('/cn/en/cars', { cookie: `${COOKIE}; look=dark` }),
    ask('/cn/cn/nowhere', { cookie: COOKIE }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-constellation': 'next' });
});

test('a page of a preview is rendered for every look at it', async () => {
  const { ask, render } = await siteWithPreview();
  for (let look = 0; look < 3; look += 1) await ask('/cn/cn/cars', { cookie: COOKIE });
  expect(render).toHaveBeenCalledTimes(3);
});

test('everybody else gets the site', async () => {
  const { ask, render } = await siteWithPreview();
  for (const cookie of ['', 'look=dark', `preview=${'b'.repeat(32)}`])
    expect((await ask('/cn/en/cars', { cookie })).body).toBe('live\n');
  expect(render).not.toHaveBeenCalled();
});

test('who looks at a preview counts nowhere, and calls go on', async () => {
  const { ask, live } = await siteWithPreview();
  for (const path of ['/cn/api/article/updateHits', '/cn/api/rum'])
    expect((await ask(path, { cookie: COOKIE }, 'POST')).statusCode).toBe(204);
  expect(live).not.toHaveBeenCalled();
  expect((await ask('/cn/api/article/page', { cookie: COOKIE }, 'POST')).body).toBe('live\n');
  expect((await ask('/cn/api/rum', {}, 'POST')).body).toBe('live\n');
});

test('a preview can be left', async () => {
  const { ask } = await siteWithPreview();
  const { statusCode, headers } = await ask('/cn/preview/leave/en', { cookie: COOKIE });
  expect([statusCode, headers.location]).toEqual([303, '/cn/en']);
  expect(headers['set-cookie']).toMatch(/^preview=; Max-Age=0; Path=\/cn/);
});
