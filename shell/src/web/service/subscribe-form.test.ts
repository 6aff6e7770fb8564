import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { BodyKey } from 'shared/contract/sealed-message';
import { sealBody } from './seal-body.ts';
import type { ServiceClient } from './service-client.ts';
import { createSubscribeForm } from './subscribe-form.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const KEY: BodyKey = { kid: 'a'.repeat(16), publicKey, exponent: '010001', bits: 1024, suffix: 'suffix' };

function opened(text: string): string {
  const options = { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const blocks = text.split('.').map((block) => privateDecrypt(options, Buffer.from(block, 'base64')));
  return Buffer.concat(blocks).toString();
}

it('an address is sealed so that only the service reads it, however long it is', () => {
  const email = `${'reader.'.repeat(30)}@mail.example`;
  const { data, hash } = sealBody({ email, language: 2 }, KEY);
  expect(data).not.toContain('@');
  const body = JSON.parse(data) as { email: string; language: number };
  expect(opened(body.email)).toBe(email);
  expect(body.language).toBe(2);
  expect(createHash('sha256').update(`${data}suffix`).digest('hex')).toBe(hash);
});

let server: Server | undefined;
afterEach(() => server?.close());

/** The form on a real port, before a service that answers with `code`. */
async function formAt(code: string, served: readonly string[] = []) {
  const request = vi.fn((_given: { body: string }) => Promise.resolve({ body: { json: () => ({ code }) } }));
  const service = { call: () => Promise.resolve(KEY), pool: { request } } as unknown as ServiceClient;
  const form = createSubscribeForm(service, (path) => served.includes(path));
  server = createServer((incoming, response) => void form(incoming, response, 'en')).listen(0);
  const { port } = server.address() as AddressInfo;
  const post = (headers: Record<string, string> = {}, body = 'email=reader%40mail.example') =>
    fetch(`http://127.0.0.1:${port}/cn/en/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
      redirect: 'manual',
    });
  return { post, request };
}

it('a visitor without a script is led to the page that says it worked', async () => {
  const { post, request } = await formAt('0000', ['/successSub', '/failSub']);
  const answer = await post();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cn/en/successSub?type=subscribe']);
  expect(request.mock.calls[0]?.[0].body).not.toContain('reader');
});

it('a refused address leads to the page that says so', async () => {
  const { post } = await formAt('40022', ['/successSub', '/failSub']);
  expect((await post()).headers.get('location')).toBe('/cn/en/failSub?type=subscribe');
});

it('while nobody serves those pages the answer is a sentence', async () => {
  const { post } = await formAt('40022');
  const answer = await post();
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Please enter a correct e-mail address');
});

it('forms of other sites, other kinds and other sizes reach nobody', async () => {
  const { post, request } = await formAt('0000');
  const answers = await Promise.all([
    post({ 'sec-fetch-site': 'cross-site' }),
    post({ 'content-type': 'application/json' }, '{}'),
    post({}, `email=${'a'.repeat(5000)}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 400]);
  expect(request).not.toHaveBeenCalled();
});
