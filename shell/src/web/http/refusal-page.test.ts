import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { sendRefusal } from './refusal-page.ts';

const server = Fastify();
server.get('*', (request, reply) =>
  request.url.includes('busy')
    ? sendRefusal(request, reply, { status: 503, reason: 'busy', retryAfter: 5 })
    : sendRefusal(request, reply, { status: 429, reason: 'tooMany' }),
);
afterAll(() => server.close());

const ask = (url: string, accept?: string) => server.inject({ url, headers: accept === undefined ? {} : { accept } });
const HTML = 'text/html,application/xhtml+xml';

describe('a visitor who is refused', () => {
  it('reads why, on a page that needs nothing else and is never kept', async () => {
    const answer = await ask('/cn/en/cars', HTML);
    const { title, text } = en.refusals.tooMany;
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(answer.body).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
    expect(answer.body).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(answer.body).toContain(`<title>${title}</title></head>`);
    expect(answer.body).toContain(`<main><h1>${title}</h1><p>${text}</p></main>`);
  });

  it('learns when to come back, where that is known', async () => {
    const [page, line] = [await ask('/cn/en/busy', HTML), await ask('/cn/en/busy')];
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect([line.statusCode, line.headers['retry-after']]).toEqual([503, '5']);
  });

  it.each([
    ['/cn/en?page=2', 'en'],
    ['/cn/_f/en/cars', 'en'],
    ['/cn/cn/cars', 'zh-CN'],
    ['/elsewhere', 'zh-CN'],
    ['/en/cars', 'zh-CN'],
    ['/cn/fr/en', 'en'],
  ])('at %s reads it in %s', async (url, lang) => {
    const answer = await ask(url, HTML);
    expect(answer.headers['content-language']).toBe(lang);
    expect(answer.body).toContain((lang === 'en' ? en : cn).refusals.tooMany.text);
  });

  it.each([undefined, 'application/json'])('that is a program (accept: %s) gets one line', async (accept) => {
    const answer = await ask('/cn/en/cars', accept);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.body).toBe(`${en.refusals.tooMany.text}\n`);
  });
});
