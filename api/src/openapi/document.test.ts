import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALL_DOCS } from 'shared/contract/call-docs';
import { CALLS, type CallName } from 'shared/contract/calls';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { openApiRoutes } from './openapi.routes.ts';

const names = Object.keys(CALLS) as CallName[];

describe('the OpenAPI document', () => {
  let document: OpenApiDocument;
  beforeAll(() => {
    document = openApiDocument();
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...structuredClone(document) });
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('lists every call, by its method', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual(names.map((name) => `/${name}`).toSorted());
    for (const name of names) {
      expect(Object.keys(document.paths[`/${name}`] ?? {})).toEqual([CALLS[name].method.toLowerCase()]);
    }
  });

  it.each(names)('says of %s what it is for and which section asks for it', (name) => {
    expect(CALL_DOCS[name]?.summary).toMatch(/\.$/);
    expect(CALL_DOCS[name]?.section).toMatch(/§\d|G-\d|decision/);
  });

  it('says the same at every schema of a call', () => {
    const silent = Object.entries(document.components.schemas).filter(
      ([id, { description }]) => id !== 'MenuItem' && !/§\d|G-\d|decision|success/.test(String(description)),
    );
    expect(silent.map(([id]) => id)).toEqual([]);
  });

  it('refers to nothing that it does not have', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    const known = new Set(Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`));
    expect(refs.length).toBeGreaterThan(names.length);
    expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('describes the menu, which holds itself', () => {
    expect(document.components.schemas['MenuItem']).toMatchObject({
      properties: { sonMenu: { items: { $ref: '#/components/schemas/MenuItem' } } },
    });
  });

  it('tells limits and the language that every call carries', () => {
    expect(document.components.schemas['ArticlePageBody']).toMatchObject({
      additionalProperties: false,
      properties: { pageSize: { minimum: 1, maximum: 100, default: 8 }, language: {} },
      required: ['language'],
    });
    const parameters = document.paths['/stock/kline']?.['get']?.parameters ?? [];
    expect(parameters.map(({ name, required }) => `${name} ${required}`)).toEqual(
      expect.arrayContaining(['market true', 'period false', 'language true']),
    );
  });
});

describe('the page to read it on', () => {
  async function answerOf(path: string, apiBrowser: boolean) {
    const app = Fastify();
    openApiRoutes(app, { apiBrowser });
    const answer = await app.inject(`/cn/api/${path}`);
    await app.close();
    return answer;
  }

  it('is there for developers only; the document always is', async () => {
    expect((await answerOf('openapi.html', false)).statusCode).toBe(404);
    expect((await answerOf('openapi.json', false)).json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('names every call and needs neither script nor style', async () => {
    const { body, headers } = await answerOf('openapi.html', true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(names.filter((name) => !body.includes(` /${name}</h3>`))).toEqual([]);
    expect(body).not.toMatch(/<script|<style|style=|onclick=/);
  });
});
