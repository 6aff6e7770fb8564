import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { createLinks } from 'shared/contract/section/links';
import type { PageRoute, RouteTable } from 'shared/contract/section/route';
import { formRoutes } from '../server/form-routes.ts';
import { sealBody } from 'shared/crypto/seal-body-in-node';
import type { ServiceClient } from './service-client.ts';
import { createSubscribeForm, notSubscribed } from './subscribe-form.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' });
const KEY: BodyKey = { kid: 'a'.repeat(16), publicKey, exponent: '010001', bits: 1024, suffix: 'suffix' };

function opened(text: string): string {
  const options = { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const blocks = text.split('.').map((block) => privateDecrypt(options, Buffer.from(block, 'base64')));
  return Buffer.concat(blocks).toString();
}

it('an address is sealed so that only the service reads it, however long it is', () => {
  const email = `${'reader.'.repeat(30)}@mail.example`;
  const { data, hash } = sealBody({ email, language: 2 }, { key: KEY, now: 0 });
  expect(data).not.toContain('@');
  const body = JSON.parse(data) as { email: string; language: number };
  expect(opened(body.email)).toBe(email);
  expect(body.language).toBe(2);
  expect(createHash('sha256').update(`${data}suffix`).digest('hex')).toBe(hash);
});

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** The form before a service that answers with `code`. */
async function formAt(code: string, pages: RouteTable = {}) {
  const request = vi.fn((_given: { body: string }) => Promise.resolve({ body: { json: () => ({ code }) } }));
  const service = { call: () => Promise.resolve(KEY), pool: { request } } as unknown as ServiceClient;
  const subscribe = createSubscribeForm(service, () => createLinks({ 'mf-letters': pages }));
  const unused = () => Promise.reject(new Error('another form'));
  const forms = { subscribe, notSubscribed, preferences: unused, pageForm: () => null };
  const site = Fastify();
  server = site;
  site.register(formRoutes, { forms, origin: 'https://site.example', onRequest: [], onUpload: async () => undefined });
  const post = (headers: Record<string, string> = {}, body = 'email=reader%40mail.example') =>
    site.inject({
      method: 'POST',
      url: '/cn/en/subscribe',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  return { post, request };
}

const answers = (newsletter: 'succeeded' | 'failed', pattern: string): PageRoute => ({
  pattern,
  layout: 'default',
  headerTheme: 'light',
  query: ['type'],
  fresh: 0,
  offers: { newsletter },
});
const PAGES = { well: answers('succeeded', '/successSub'), ill: answers('failed', '/failSub') };

it('a visitor without a script is led to the page that says it worked', async () => {
  const { post, request } = await formAt('0000', PAGES);
  const answer = await post();
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/cn/en/successSub?type=subscribe']);
  expect(request.mock.calls[0]?.[0].body).not.toContain('reader');
});

it('a refused address leads to the page that says so', async () => {
  const { post } = await formAt('40022', PAGES);
  expect((await post()).headers['location']).toBe('/cn/en/failSub?type=subscribe');
});

it('while nobody serves those pages the answer is a sentence', async () => {
  const { post } = await formAt('40022');
  const answer = await post();
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Please enter a correct e-mail address');
});

it('forms of other sites, other kinds and other sizes reach nobody', async () => {
  const { post, request } = await formAt('0000');
  const answers = await Promise.all([
    post({ 'sec-fetch-site': 'cross-site' }),
    post({ 'content-type': 'application/json' }, '{}'),
    post({}, `email=${'a'.repeat(5000)}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 415, 413]);
  expect(request).not.toHaveBeenCalled();
});
