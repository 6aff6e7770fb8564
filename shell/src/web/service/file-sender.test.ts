import { generateKeyPairSync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createFileSender } from './file-sender.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const key = {
  kid: '0123456789abcdef',
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
  exponent: '010001',
  bits: 1024,
  suffix: '',
};
const FILE = { name: 'cv.pdf', bytes: new TextEncoder().encode('what is in it').buffer };

function serviceWith(answer: () => Promise<unknown>) {
  const request = vi.fn(
    async (_options: { path: string; body: Uint8Array; headers: object; signal: AbortSignal | null }) => ({
      body: { text: async () => JSON.stringify(await answer()) },
    }),
  );
  const service = { call: async () => key, downloads: { request } };
  return { request, send: createFileSender(service as unknown as Parameters<typeof createFileSender>[0]) };
}

it('a file of a plain form reaches the service sealed, in the name of its visitor', async () => {
  const { request, send } = serviceWith(async () => ({ code: '0000', data: { file: 'a' } }));
  const answers = await send({ cv: FILE }, { lang: 'en', visitor: '203.0.113.7' });
  expect(answers).toEqual({ cv: JSON.stringify({ code: '0000', data: { file: 'a' } }) });
  const { path, body, headers } = request.mock.calls[0]?.[0] ?? { body: new Uint8Array() };
  expect([path, headers]).toMatchObject(['/cn/api/application/file', { 'x-forwarded-for': '203.0.113.7' }]);
  expect(Buffer.from(body).subarray(0, 16).toString()).toBe(key.kid);
  expect(Buffer.from(body).includes('what is in it')).toBe(false);
});

it('a service that does not answer is told as such', async () => {
  const { send } = serviceWith(() => Promise.reject(new Error('away')));
  const { cv = '' } = await send({ cv: FILE }, { lang: 'en', visitor: '203.0.113.7' });
  expect(JSON.parse(cv)).toMatchObject({ code: '50300' });
});

it('whoever goes away takes the file back before the service has it', async () => {
  const leaving = new AbortController();
  const { send, request } = serviceWith(() => new Promise(() => undefined));
  request.mockImplementation(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', reject)));
  const answers = send({ cv: FILE }, { lang: 'en', visitor: '203.0.113.7', signal: leaving.signal });
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  leaving.abort();
  expect(JSON.parse((await answers)['cv'] ?? '')).toMatchObject({ code: '50300' });
});
