import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLookForm } from './look-form.ts';

const form = createLookForm('https://www.chenyue.example');
const server = createServer((request, response) => void form(request, response, 'en'));
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}/` : '';
});
afterAll(() => server.close());

const ask = (body: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('preferences without JavaScript', () => {
  it('are kept in a cookie, and the visitor is back on the page', async () => {
    const answer = await ask('look=dark', {
      cookie: 'look=large',
      referer: 'https://www.chenyue.example/cn/en/news?page=2',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/cn/en/news?page=2');
    expect(answer.headers.get('set-cookie')).toMatch(/^look=dark\.large; Path=\/cn; .*SameSite=Lax; Secure$/);
  });

  it('send nobody to another site', async () => {
    for (const referer of ['https://elsewhere.example//evil.example/', 'nonsense', '']) {
      expect((await ask('look=dark', { referer })).headers.get('location')).toBe('/cn/en');
    }
  });

  it('are not set by other sites', async () => {
    const answer = await ask('look=grey', { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('are no place to send files to', async () => {
    expect((await ask(`look=${'x'.repeat(100)}`)).status).toBe(400);
  });
});
