import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createAssetServer, createMediaServer } from './static-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'files-'));
/** Hidden folders may hold the store: only what lies below it is looked at. */
const store = path.join(folder, '.data');
const client = path.join(store, 'shell/1.0.0/client');
mkdirSync(client, { recursive: true });
writeFileSync(path.join(folder, 'film.mp4'), '0123456789');
writeFileSync(path.join(folder, 'secret.pdf'), 'secret');
writeFileSync(path.join(folder, 'two words.png'), 'no name that a pack may have');
writeFileSync(path.join(folder, '.hidden.png'), 'hidden');
writeFileSync(path.join(folder, 'notes.txt'), 'of no kind that is served');
const SCRIPT = 'console.log(1);'.repeat(20);
writeFileSync(path.join(client, 'a.js'), SCRIPT);
writeFileSync(path.join(client, 'a.js.gz'), gzipSync(SCRIPT));

const media = createMediaServer(folder, (file) => file === 'secret.pdf');
const used: string[] = [];
const assets = createAssetServer({ releaseFolder: (app, version) => path.join(store, app, version) }, (release) =>
  used.push(`${release.app}@${release.version}`),
);
const server = Fastify();
server.get<{ Params: { '*': string } }>('/media/*', (request, reply) => media(request, reply, request.params['*']));
server.get<{ Params: { '*': string } }>('/mf/*', (request, reply) => assets(request, reply, request.params['*']));

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const film = (headers: Record<string, string> = {}) => get('/media/film.mp4', headers);
const script = (headers: Record<string, string> = {}) => get('/mf/shell/1.0.0/client/a.js', headers);

describe('files of the media', () => {
  it('come whole, and say that they can come in parts', async () => {
    const answer = await film();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
    expect(answer.body).toBe('0123456789');
  });

  it('can be wound: a part of a film comes alone', async () => {
    const answer = await film({ range: 'bytes=3-5' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 3-5/10');
    expect(answer.body).toBe('345');
    expect((await film({ range: 'bytes=-2' })).body).toBe('89');
  });

  it('come in parts only while they are still the file that the visitor has part of', async () => {
    const { etag } = (await film()).headers;
    expect((await film({ range: 'bytes=3-5', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await film({ range: 'bytes=3-5', 'if-range': '"older"' })).statusCode).toBe(200);
  });

  it('refuse a part that is not there', async () => {
    const answer = await film({ range: 'bytes=20-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  it('are not there under embargo, of another kind, or outside of their folder', async () => {
    const names = [
      'secret.pdf',
      'notes.txt',
      'none.png',
      '.data/shell/1.0.0/client/a.js',
      '..%2fpackage.json',
      'a%00.png',
      'two%20words.png',
      '.hidden.png',
      'folder//film.mp4',
      '/film.mp4',
    ];
    const answers = await Promise.all(names.map((name) => get(`/media/${name}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404));
  });
});

describe('files of a release', () => {
  it('are compressed for those who can read them so, and kept for ever', async () => {
    const answer = await script({ 'accept-encoding': 'GZIP' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it('come plain where no compressed file lies beside them', async () => {
    const answer = await script({ 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, SCRIPT]);
  });

  it.each([
    ['as it was sent', (etag: string) => etag],
    ['in a list', (etag: string) => `"other", ${etag}`],
    ['weakened by a proxy', (etag: string) => `W/${etag.replace('W/', '')}`],
    ['strengthened by a proxy', (etag: string) => etag.replace('W/', '')],
    ['any', () => '*'],
  ])('are not sent again to who has them, the ETag %s', async (_how, written) => {
    const { etag } = (await script()).headers;
    const again = await script({ 'if-none-match': written(String(etag)) });
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined]);
  });

  it('are described without a body when only that is asked', async () => {
    const answer = await server.inject({ method: 'HEAD', url: '/mf/shell/1.0.0/client/a.js' });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([
      200,
      String(SCRIPT.length),
      '',
    ]);
  });

  it('are those of browsers only, of apps and versions that can be', async () => {
    const paths = [
      'shell/1.0.0/server/frame.cjs',
      'shell/1.0.0/release.json',
      'shell/x/client/a.js',
      'shell/1.0.0/client/none.js',
    ];
    const answers = await Promise.all(paths.map((one) => get(`/mf/${one}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404));
  });

  it.each([
    ['Shell', '1.0.0'],
    ['shell', '1.0'],
    ['..', '1.0.0'],
  ])('are not looked for in %s of version %s', async (app, version) => {
    const other = path.join(store, app, version, 'client');
    mkdirSync(other, { recursive: true });
    writeFileSync(path.join(other, 'a.js'), SCRIPT);
    expect((await get(`/mf/${encodeURIComponent(app)}/${version}/client/a.js`)).statusCode).toBe(404);
    expect((await get('/mf/shell')).statusCode).toBe(404);
    expect((await get('/mf/shell/1.0.0/client/.hidden.js')).statusCode).toBe(404);
  });
});

describe('a file', () => {
  it.each([
    ['.avif', 'image/avif'],
    ['.css', 'text/css; charset=utf-8'],
    ['.ico', 'image/x-icon'],
    ['.jpg', 'image/jpeg'],
    ['.js', 'text/javascript; charset=utf-8'],
    ['.m4a', 'audio/mp4'],
    ['.mp4', 'video/mp4'],
    ['.ogg', 'audio/ogg'],
    ['.csv', 'text/csv; charset=utf-8'],
    ['.pdf', 'application/pdf'],
    ['.png', 'image/png'],
    ['.svg', 'image/svg+xml'],
    ['.vtt', 'text/vtt; charset=utf-8'],
    ['.webm', 'video/webm'],
    ['.webp', 'image/webp'],
    ['.woff2', 'font/woff2'],
    ['.zip', 'application/zip'],
  ])('that ends with %s is %s', async (ending, type) => {
    writeFileSync(path.join(folder, `of-type${ending}`), 'x');
    const answer = await get(`/media/of-type${ending}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, 'x']);
  });

  it('is drawn outside of the origin of the site only where it is a drawing', async () => {
    writeFileSync(path.join(folder, 'drawing.svg'), '<svg/>');
    const [drawing, document] = [await get('/media/drawing.svg'), await film()];
    expect(
      [drawing, document].map(({ headers }) => String(headers['content-security-policy']).includes('sandbox')),
    ).toEqual([true, false]);
    expect((await film({ range: 'bytes=20-' })).headers).toMatchObject({ vary: 'accept-encoding' });
    expect((await film({ 'if-match': '"older"' })).headers).not.toHaveProperty('content-range');
  });

  it('below folders is found by its whole path', async () => {
    mkdirSync(path.join(folder, 'a_b/c-d.e'), { recursive: true });
    writeFileSync(path.join(folder, 'a_b/c-d.e/f.1.png'), 'deep');
    expect((await get('/media/a_b/c-d.e/f.1.png')).body).toBe('deep');
    expect((await get('/media/a_b')).statusCode).toBe(404);
  });

  it('in its compressed form can only be had whole', async () => {
    const answer = await script({ 'accept-encoding': 'gzip', range: 'bytes=0-3' });
    expect([answer.statusCode, answer.headers['accept-ranges']]).toEqual([200, undefined]);
    expect((await film({ 'if-match': '"older"' })).statusCode).toBe(412);
  });
});

it('which release is asked for is said for files that there are, and for no other', async () => {
  used.length = 0;
  await script();
  await get('/mf/shell/1.0.0/client/none.js');
  await get('/mf/shell/9.9.9/client/a.js');
  expect(used).toEqual(['shell@1.0.0']);
});
