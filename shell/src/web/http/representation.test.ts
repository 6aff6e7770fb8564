import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import {
  asBuffer,
  bytesOf,
  isNotModified,
  makeRepresentation,
  recompressLater,
  sendRepresentation,
} from './representation.ts';

const TEXT = 'The wind follows the roof. '.repeat(400);
const PAGE = {
  'content-type': 'text/html',
  'cache-control': 'public',
  vary: 'accept-encoding',
  'x-constellation': 'c-1',
};
const pageOf = (status = 200) => makeRepresentation({ status, headers: PAGE, body: TEXT });

describe('a page that is made once and sent often', () => {
  it('is the same text in every encoding, each with its own length', async () => {
    const { coded } = await pageOf();
    expect(brotliDecompressSync(coded.br.body).toString()).toBe(TEXT);
    expect(gunzipSync(coded.gzip.body).toString()).toBe(TEXT);
    expect(coded.identity.body.toString()).toBe(TEXT);
    for (const { body, fields } of Object.values(coded))
      expect(fields[fields.indexOf('content-length') + 1]).toBe(String(body.length));
  });

  it('says in each encoding which one it is, and in the plain one none', async () => {
    const { coded } = await pageOf();
    const encodingIn = ({ fields }: { fields: readonly string[] }) => fields[fields.indexOf('content-encoding') + 1];
    expect([encodingIn(coded.br), encodingIn(coded.gzip)]).toEqual(['br', 'gzip']);
    expect(coded.identity.fields).not.toContain('content-encoding');
    expect(coded.identity.fields.slice(0, 2)).toEqual(['content-type', 'text/html']);
  });

  it('has a weak name of its text, whoever asks for it in whatever encoding', async () => {
    const [one, same, other] = await Promise.all([
      pageOf(),
      makeRepresentation({ status: 404, headers: {}, body: Buffer.from(TEXT) }),
      makeRepresentation({ status: 200, headers: PAGE, body: `${TEXT}!` }),
    ]);
    expect(one.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(same.headers.etag).toBe(one.headers.etag);
    expect(other.headers.etag).not.toBe(one.headers.etag);
  });

  it('is compressed for the first visitor who takes an encoding, once', async () => {
    const { coded } = await pageOf();
    expect(coded.br).toBe(coded.br);
    expect(coded.gzip).toBe(coded.gzip);
  });

  it('counts in memory with all encodings, before and after they are made', async () => {
    const page = await pageOf();
    const before = bytesOf(page);
    const all = [page.coded.br, page.coded.gzip, page.coded.identity].reduce((sum, { body }) => sum + body.length, 0);
    expect(bytesOf(page)).toBe(before);
    expect(before).toBeGreaterThanOrEqual(all);
    expect(before).toBeLessThan(2 * TEXT.length);
  });

  it('is made smaller when it is sent again and again, and stays the same text', async () => {
    const page = await pageOf();
    const quick = page.coded.br.body.length;
    await recompressLater(page);
    const { body, fields } = page.coded.br;
    expect(body.length).toBeLessThan(quick);
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
    expect(fields[fields.indexOf('content-length') + 1]).toBe(String(body.length));
    expect(fields).toContain(page.headers.etag);
  });
});

describe('pages that wait to be made smaller', () => {
  it('are a hundred at most: the others stay as they are until there is room again', async () => {
    const pages = await Promise.all(
      Array.from({ length: 102 }, (_, at) => makeRepresentation({ status: 200, headers: {}, body: `page ${at}` })),
    );
    const before = pages.map(({ coded }) => coded.br);
    const runs = pages.slice(0, 101).map((page) => recompressLater(page));
    await runs[100];
    expect(pages.map(({ coded }, at) => coded.br === before[at])).not.toContain(false);
    await Promise.all(runs);
    expect(pages.map(({ coded }, at) => coded.br === before[at])).toEqual([
      ...Array<boolean>(100).fill(false),
      true,
      true,
    ]);
    const [, last] = pages.slice(-2);
    if (last) await recompressLater(last);
    expect(last?.coded.br).not.toBe(before[101]);
  });

  it('do not wait for ever behind one that cannot be', async () => {
    const [broken, page] = [await pageOf(), await pageOf()];
    broken.coded.identity = { ...broken.coded.identity, body: null as unknown as Buffer };
    const before = page.coded.br;
    const failing = recompressLater(broken);
    const run = recompressLater(page);
    await expect(failing).rejects.toThrow(TypeError);
    await run;
    expect(page.coded.br).not.toBe(before);
  });
});

it('bytes of a part of memory are the same bytes', () => {
  const memory = new Uint8Array([1, 2, 3, 4]);
  const buffer = asBuffer(memory.subarray(1, 3));
  memory[1] = 9;
  expect([...buffer]).toEqual([9, 3]);
});

describe('a visitor who has the page already', () => {
  it('is told so, and only for pages that were found', async () => {
    const { headers } = await pageOf();
    const conditions = { 'if-none-match': headers.etag };
    expect(isNotModified(conditions, await pageOf())).toBe(true);
    expect(isNotModified({ 'if-none-match': '"older"' }, await pageOf())).toBe(false);
    expect(isNotModified({}, await pageOf())).toBe(false);
    expect(isNotModified(conditions, await pageOf(404))).toBe(false);
  });

  it('is told with the headers that a cache needs, and no others', async () => {
    const { notModified, headers } = await pageOf();
    expect(notModified.headers).toEqual({ 'cache-control': 'public', vary: 'accept-encoding', etag: headers.etag });
    expect(notModified.fields).toEqual(['cache-control', 'public', 'vary', 'accept-encoding', 'etag', headers.etag]);
    const dated = await makeRepresentation({ status: 200, headers: { 'last-modified': 'Sat' }, body: '' });
    expect(dated.notModified.fields).toContain('last-modified');
  });
});

describe('over HTTP', () => {
  const server = Fastify();
  server.get('/', async (request, reply) => sendRepresentation(request, reply, await pageOf(404)));
  server.get('/found', async (request, reply) => sendRepresentation(request, reply, await pageOf()));
  afterAll(() => server.close());

  it('the page comes in the encoding that the visitor takes', async () => {
    const answer = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ ...PAGE, 'content-encoding': 'gzip' });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(TEXT);
    const plain = await server.inject({ url: '/found' });
    expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, TEXT, undefined]);
  });

  it('a visitor who has it gets no body', async () => {
    const { headers } = await server.inject({ url: '/found' });
    const again = await server.inject({ url: '/found', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined]);
    expect(again.headers.etag).toBe(headers.etag);
  });
});
