import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { NEVER_KEPT, redirect, sendNotFound, sendText, sendWrongMethod } from './answers.ts';

const server = Fastify();
server.get('/text', (_, reply) => sendText(reply, { status: 503, text: 'Busy', headers: NEVER_KEPT }));
server.get('/plain', (_, reply) => sendText(reply, { status: 200, text: 'ok' }));
server.get('/none', (_, reply) => sendNotFound(reply));
server.get('/wrong', (_, reply) => sendWrongMethod(reply, 'GET, HEAD'));
server.get('/away', (_, reply) => redirect(reply, 303, '/cn/en'));
afterAll(() => server.close());

const get = (url: string) => server.inject({ url });

describe('a short answer', () => {
  it('is plain text that no browser takes for anything else', async () => {
    const answer = await get('/text');
    expect([answer.statusCode, answer.body]).toEqual([503, 'Busy\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await get('/plain')).headers).not.toHaveProperty('cache-control');
  });

  it('that nothing is there is asked for again the next time', async () => {
    const answer = await get('/none');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, 'Not found\n', 'no-cache']);
  });

  it('to another method names those that are allowed', async () => {
    const answer = await get('/wrong');
    expect([answer.statusCode, answer.body, answer.headers.allow]).toEqual([405, 'Method not allowed\n', 'GET, HEAD']);
  });

  it('that leads elsewhere has no body and is not remembered', async () => {
    const answer = await get('/away');
    expect([answer.statusCode, answer.body]).toEqual([303, '']);
    expect(answer.headers).toMatchObject({
      location: '/cn/en',
      'cache-control': 'public, max-age=0',
      'x-content-type-options': 'nosniff',
    });
  });
});
