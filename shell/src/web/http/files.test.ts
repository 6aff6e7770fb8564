import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaServer } from './files.ts';

describe('files of the media', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'film.mp4'), '0123456789');
    const media = createMediaServer(folder, () => false);
    server = createServer((request, response) => void media(request, response, (request.url ?? '').slice(1)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const get = (headers: Record<string, string> = {}) =>
    fetch(`${origin}/film.mp4`, { headers: { 'accept-encoding': 'identity', ...headers } });

  it('come whole, and say that they can come in parts', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(await answer.text()).toBe('0123456789');
  });

  it('can be wound: a part of a film comes alone', async () => {
    const answer = await get({ range: 'bytes=3-5' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 3-5/10');
    expect(await answer.text()).toBe('345');
    expect(await (await get({ range: 'bytes=-2' })).text()).toBe('89');
  });

  it('come whole when the part is of an older file', async () => {
    const answer = await get({ range: 'bytes=3-5', 'if-range': '"older"' });
    expect(answer.status).toBe(200);
  });

  it('refuse a part that is not there', async () => {
    const answer = await get({ range: 'bytes=20-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });
});
