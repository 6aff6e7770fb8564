import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { sendText } from '../http/answers.ts';
import { formRoutes, type FormHandler } from './form-routes.ts';

const ORIGIN = 'https://site.example';

/** A site whose only page with a form is `/book`. */
async function siteWithForms() {
  const handler = vi.fn<FormHandler>(async ({ reply, lang }) =>
    sendText(reply, { status: 200, text: `thanks in ${lang}` }),
  );
  const takesFiles = Object.assign(
    vi.fn<FormHandler>(async ({ reply }) => sendText(reply, { status: 200, text: 'taken' })),
    { takesFiles: true },
  );
  const server = Fastify();
  await server.register(formRoutes, {
    origin: ORIGIN,
    onRequest: [],
    onUpload: async () => undefined,
    forms: {
      subscribe: handler,
      preferences: handler,
      notSubscribed: (lang) => `not subscribed in ${lang}`,
      pageForm: ({ path }) => (path === '/book' ? handler : path === '/apply' ? takesFiles : null),
    },
  });
  const post = async (url: string, headers: Record<string, string> = {}, payload = 'a=1') => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
    return { status: answer.statusCode, body: answer.body.trim(), headers: answer.headers };
  };
  return { post, handler, takesFiles };
}

it('a form is taken by its page in the language of its address', async () => {
  const { post } = await siteWithForms();
  expect(await post('/cn/en/book')).toMatchObject({ status: 200, body: 'thanks in en' });
  expect(await post('/cn/cn/subscribe')).toMatchObject({ status: 200, body: 'thanks in cn' });
});

it('neither fragments nor addresses without a language take forms', async () => {
  const { post, handler } = await siteWithForms();
  for (const url of ['/cn/_f/en/book', '/cn/xx/book', '/cn/en/news'])
    expect(await post(url)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(handler).not.toHaveBeenCalled();
});

it('a form of a foreign page is refused in words, and the answer is not kept', async () => {
  const { post, handler } = await siteWithForms();
  const foreign = { origin: 'https://evil.example', host: 'site.example' };
  const refused = await post('/cn/en/book', foreign);
  expect(refused).toMatchObject({ status: 403, body: 'This form cannot be taken' });
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(await post('/cn/en/subscribe', foreign)).toMatchObject({ status: 403, body: 'not subscribed in en' });
  expect(handler).not.toHaveBeenCalled();
});

it('what is no form or too long is refused', async () => {
  const { post } = await siteWithForms();
  expect(await post('/cn/en/book', { 'content-type': 'application/json' }, '{}')).toMatchObject({ status: 415 });
  expect(await post('/cn/en/subscribe', {}, 'a'.repeat(2049))).toMatchObject({
    status: 413,
    body: 'not subscribed in en',
  });
  expect(await post('/cn/en/subscribe', {}, `a=${'a'.repeat(2046)}`)).toMatchObject({ status: 200 });
});

describe('a form with a file', () => {
  const boundary = 'a-boundary';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const part = (about: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${text}\r\n`;
  const form = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
  const file = (text: string) => part('name="cv"; filename="简历.pdf"', text);

  it('reaches a page that takes files with fields and bytes', async () => {
    const { post, takesFiles } = await siteWithForms();
    expect(await post('/cn/en/apply', type, form(part('name="who"', '林'), file('bytes')))).toMatchObject({
      status: 200,
    });
    const { fields, files } = takesFiles.mock.calls[0]?.[0] ?? {};
    expect(fields).toEqual({ who: '林' });
    expect(files?.['cv']?.name).toBe('简历.pdf');
    expect(Buffer.from(files?.['cv']?.bytes ?? new ArrayBuffer()).toString()).toBe('bytes');
  });

  it('has none where none was chosen', async () => {
    const { post, takesFiles } = await siteWithForms();
    await post('/cn/en/apply', type, form(part('name="cv"; filename=""', '')));
    expect(takesFiles.mock.calls[0]?.[0].files).toEqual({});
  });

  it('is refused with more files than one, or with more parts than a form has, before a page is asked', async () => {
    const { post, takesFiles } = await siteWithForms();
    const others = (count: number) => Array.from({ length: count }, (_, at) => part(`name="field-${at}"`, 'a'));
    const second = part('name="other"; filename="b.pdf"', 'b');
    expect(await post('/cn/en/apply', type, form(file('a'), second))).toMatchObject({ status: 413 });
    expect(await post('/cn/en/apply', type, form(file('a'), ...others(40)))).toMatchObject({ status: 413 });
    expect(await post('/cn/en/apply', type, form(...others(60_000)))).toMatchObject({ status: 413 });
    expect(await post('/cn/en/apply', { 'content-type': 'multipart/form-data' }, form(file('a')))).toMatchObject({
      status: 400,
    });
    expect(takesFiles).not.toHaveBeenCalled();
    expect(await post('/cn/en/apply', type, form(file('a'), ...others(39)))).toMatchObject({ status: 200 });
  });

  it('is refused by all other pages, and where it is broken or too large', async () => {
    const { post, handler, takesFiles } = await siteWithForms();
    expect(await post('/cn/en/book', type, form(file('a')))).toMatchObject({ status: 415 });
    expect(await post('/cn/en/subscribe', type, form(file('a')))).toMatchObject({ status: 415 });
    expect(await post('/cn/en/apply', type, 'no form')).toMatchObject({ status: 400 });
    expect(await post('/cn/en/apply', type, form(file('a'.repeat(5_300_000))))).toMatchObject({ status: 413 });
    expect(handler).not.toHaveBeenCalled();
    expect(takesFiles).not.toHaveBeenCalled();
  });
});
