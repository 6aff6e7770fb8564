import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { Pages } from '../page/pages.ts';
import { documentAddress } from '../documents/document-address.ts';
import { drawPreview } from './draw-preview.ts';
import { createDrawer, createPreviewImages, type Draw } from './preview-images.ts';

/** Another page has another title, so its picture has another address. */
const hashOf = (path: string) => Buffer.from(path.padEnd(10, '-')).toString('hex').slice(-20);
const imageOf = (path: string) => `/cn/og/en/${hashOf(path)}.png?of=${encodeURIComponent(path)}`;

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A site whose pages are `/page/<n>`, each with the preview that its head names. */
const previewOf: Pages['previewOf'] = async ({ path }) =>
  path.startsWith('/page/') ? { path: imageOf(path), title: `Title of ${path}`, siteName: 'Site' } : null;

async function serve(draw: Draw): Promise<string> {
  const images = createPreviewImages({ pages: { previewOf }, draw });
  server = Fastify();
  server.get('*', (request, reply) => {
    const address = documentAddress(request.url);
    return address?.kind === 'preview' ? images.send(reply, address) : reply.code(400).send();
  });
  return server.listen({ port: 0, host: '127.0.0.1' });
}

const get = (url: string) => fetch(url, { redirect: 'manual' });

describe('pictures for link previews', () => {
  it('say what the page says of itself, and are kept for ever', async () => {
    const drawn: string[] = [];
    const base = await serve(async ({ title, siteName }) => {
      drawn.push(`${title} – ${siteName}`);
      return Buffer.from('picture');
    });
    const first = await get(base + imageOf('/page/1'));
    expect([first.status, first.headers.get('content-type'), await first.text()]).toEqual([
      200,
      'image/png',
      'picture',
    ]);
    expect(first.headers.get('cache-control')).toContain('immutable');
    await get(base + imageOf('/page/1'));
    expect(drawn).toEqual(['Title of /page/1 – Site']);
  });

  it('are never drawn for words that somebody made up', async () => {
    const drawn: string[] = [];
    const base = await serve(async ({ title }) => {
      drawn.push(title);
      return Buffer.from('');
    });
    const wrong = await get(`${base}${imageOf('/page/1').replace(hashOf('/page/1'), 'f'.repeat(20))}`);
    expect(wrong.status).toBe(404);
    const madeUp = ['/nowhere', '//evil.example/', 'page/1', ''].map((of) => get(base + imageOf(of)));
    expect((await Promise.all(madeUp)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(drawn).toEqual([]);
  });

  it('are drawn one at a time, and a crowd is asked to come back', async () => {
    const gate = Promise.withResolvers<void>();
    let [now, most] = [0, 0];
    const base = await serve(async () => {
      now += 1;
      most = Math.max(most, now);
      await gate.promise;
      now -= 1;
      return Buffer.from('');
    });
    const crowd = Array.from({ length: 20 }, (_, page) => get(base + imageOf(`/page/${page}`)));
    const refused: (string | null)[] = [];
    for (const one of crowd)
      void one.then(({ status, headers }) => status === 503 && refused.push(headers.get('retry-after')));
    await expect.poll(() => refused).toEqual(['5', '5', '5', '5']);
    gate.resolve();
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect(most).toBe(1);
  });

  it('are drawn anew only when many others have been asked for since', async () => {
    const drawn: string[] = [];
    const base = await serve(async ({ title }) => {
      drawn.push(title);
      return Buffer.alloc(1024 * 1024);
    });
    for (let page = 0; page < 9; page += 1) await get(base + imageOf(`/page/${page}`));
    await get(base + imageOf('/page/8'));
    expect(drawn).toHaveLength(9);
    await get(base + imageOf('/page/0'));
    expect(drawn).toHaveLength(10);
  });

  it('show the name, the title line by line and the air, which is that of the title', () => {
    const letters = { width: (text: string, size: number) => text.length * size, path: (text: string) => `[${text}]` };
    const draw = (title: string) => drawPreview({ title, siteName: 'Site' }, letters);
    const pathsOf = (svg: string) =>
      [...svg.matchAll(/translate\((\d+) (\d+)\)" d="\[(.*?)\]"/g)].map((match) => match.slice(1));
    expect(pathsOf(draw('Air in line'))).toEqual([
      ['148', '103', 'Site'],
      ['72', '558', 'Air in line'],
    ]);
    expect(pathsOf(draw('a '.repeat(12)))).toEqual([
      ['148', '103', 'Site'],
      ['72', '456', 'a a a a a a'],
      ['72', '558', 'a a a a a a'],
    ]);
    const airOf = (svg: string) => svg.slice(svg.indexOf('stroke-width'), svg.indexOf('url(#veil)'));
    expect(airOf(draw('One'))).toContain('stroke="#ff6a35"');
    expect(airOf(draw('One'))).not.toBe(airOf(draw('Two')));
  });

  it('are of the size that every network shows, in any words', async () => {
    const draw = createDrawer();
    const picture = await draw({ title: '曜行V6 首秀 “é” 😀 <b>&', siteName: '辰岳' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(150_000);
  });
});
