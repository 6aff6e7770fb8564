import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { formRoutes } from '../server/form-routes.ts';
import { createPreferencesForm } from './preferences-form.ts';

const ORIGIN = 'https://www.chenyue.example';
const unused = () => Promise.reject(new Error('another form'));
const forms = {
  preferences: createPreferencesForm(ORIGIN),
  subscribe: unused,
  notSubscribed: () => '',
  pageForm: () => null,
};
const server = Fastify();
server.register(formRoutes, { forms, origin: ORIGIN, onRequest: [], onUpload: async () => undefined });
afterAll(() => server.close());

const ask = (body: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/cn/en/look',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('preferences without JavaScript', () => {
  it('are kept in a cookie, and the visitor is back on the page', async () => {
    const answer = await ask('look=dark', {
      cookie: 'look=large',
      referer: 'https://www.chenyue.example/cn/en/news?page=2',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/cn/en/news?page=2');
    expect(answer.headers['set-cookie']).toMatch(/^look=dark\.large; Path=\/cn; .*SameSite=Lax; Secure$/);
  });

  it('send nobody to another site', async () => {
    for (const referer of ['https://elsewhere.example//evil.example/', 'nonsense', '']) {
      expect((await ask('look=dark', { referer })).headers['location']).toBe('/cn/en');
    }
  });

  it('are not set by other sites', async () => {
    const answer = await ask('look=grey', { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('are no place to send files to', async () => {
    expect((await ask(`look=${'x'.repeat(100)}`)).statusCode).toBe(413);
  });
});
