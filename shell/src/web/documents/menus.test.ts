import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { Lang } from 'shared/contract/text/lang';
import { expect, it, onTestFinished } from 'vitest';
import type { RenderRequest } from '../../renderer/messages.ts';
import { createMenus, type MenusOptions } from './menus.ts';

const LASTING = 'public, max-age=31536000, immutable';

const RELEASES = { 'mf-a': { publicPath: '/cn/mf/mf-a/1/', css: { news: ['news.css'] } } };
const ROUTES = { 'mf-a': { news: { pattern: '/news' } } };
const STYLES = { '/news': '/cn/mf/mf-a/1/news.css' };

/** A site whose menu says its language and how often it was rendered. */
async function openMenus({ hasService = true } = {}) {
  const rendered: Lang[] = [];
  const render = async (app: string, { kind, lang }: RenderRequest) => {
    if (app !== 'shell' || kind !== 'menu') throw new Error('only the frame has menus');
    rendered.push(lang);
    const version = `${lang}${rendered.length}`;
    return { kind, version, body: new TextEncoder().encode(JSON.stringify({ version })) };
  };
  const content = { version: '1' };
  const sendMenu = createMenus({
    snapshot: () => ({ id: 'c-1', renderers: { render }, releases: RELEASES, routes: ROUTES }),
    content,
    context: { siteData: { get: async () => (hasService ? {} : null) }, report: () => {} },
  } as unknown as MenusOptions);
  const server = Fastify();
  server.get<{ Params: { lang: Lang; version: string } }>('/:lang/:version', (request, reply) =>
    sendMenu(request, reply, request.params),
  );
  onTestFinished(() => server.close());
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  return { get, rendered, content };
}

it('the menu at the address that documents name is kept for ever, and rendered once a language', async () => {
  const { get, rendered } = await openMenus();
  const { headers, body } = await get('/en/en1');
  expect(headers).toMatchObject({ 'cache-control': LASTING, 'content-type': 'application/json; charset=utf-8' });
  expect(JSON.parse(body)).toEqual({ version: 'en1', styles: STYLES });
  const small = await get('/en/en1', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
  await get('/cn/cn2');
  expect(rendered).toEqual(['en', 'cn']);
});

it('a document that is older is given the menu of now, which nobody keeps in its place', async () => {
  const { get, rendered } = await openMenus();
  const { headers, body } = await get('/en/older');
  expect([headers['cache-control'], JSON.parse(body), headers.vary]).toEqual([
    'no-cache',
    { version: 'en1', styles: STYLES },
    'accept-encoding',
  ]);
  expect((await get('/en/oldest')).statusCode).toBe(200);
  expect(rendered).toEqual(['en']);
});

it('the menu is another one with new content', async () => {
  const { get, content } = await openMenus();
  await get('/en/en1');
  content.version = '2';
  expect((await get('/en/en2')).headers['cache-control']).toBe(LASTING);
});

it('there is no menu while the service has never answered', async () => {
  const { get } = await openMenus({ hasService: false });
  expect((await get('/en/en1')).statusCode).toBe(404);
});
