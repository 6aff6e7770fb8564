import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import type { ErrorCode } from 'shared/contract/call/errors';
import type { CallTable, Services } from './call-table.ts';
import { registerCalls } from '../middleware/call-routes.ts';
import { answerFaults } from '../middleware/fault-answers.ts';
import { CallError } from '../model/call-error.ts';
import { browseCalls } from './api-browser.ts';
import { describeCalls } from './openapi.ts';

const names = Object.keys(CALLS) as CallName[];

interface Operation {
  tags: string[];
  summary: string;
  description: string;
  parameters?: { name: string; required?: boolean }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { description: string; content: { 'application/json': { schema: object } } }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** The routes of all calls, without anything behind them. */
async function startRoutes(apiBrowser: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await describeCalls(app);
  if (apiBrowser) await browseCalls(app);
  registerCalls(app, {} as CallTable, {} as Services);
  app.get('/health/live', () => 'live');
  await app.ready();
  return app;
}

describe('the OpenAPI document', () => {
  let app: FastifyInstance;
  let document: Document;
  beforeAll(async () => {
    app = await startRoutes(false);
    document = (await app.inject('/cn/api/openapi.json')).json<Document>();
  });
  afterAll(() => app.close());
  const operationOf = (name: CallName) => document.paths[`/${name}`]?.[CALLS[name].method.toLowerCase()];

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...structuredClone(document) });
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('lists every call by its method, and nothing else', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual(names.map((name) => `/${name}`).toSorted());
    for (const name of names) {
      expect(Object.keys(document.paths[`/${name}`] ?? {})).toEqual([CALLS[name].method.toLowerCase()]);
    }
  });

  it.each(names)('says of %s what it is for, who may call it, how it may fail and which rule asks for it', (name) => {
    const { summary, audience, effect, reference, errors, encrypted = [] }: CallRow = CALLS[name];
    const operation = operationOf(name);
    expect(operation?.summary).toMatch(/\.$/);
    expect(reference).toContain(`spec CALL-${name.replace('/', '-')}`);
    for (const word of [summary, audience, effect, reference, ...errors, ...encrypted])
      expect(operation?.description).toContain(word);
    expect(operation?.tags).toEqual([name.split('/')[0]]);
  });

  it('tells both ways to fail', () => {
    const { responses } = operationOf('menu/queryAll') ?? {};
    const refs = JSON.stringify([responses?.['200'], responses?.['default']]).match(/schemas\/Failure/g);
    expect(refs).toHaveLength(2);
    expect(responses?.['default']?.description).toContain('42900');
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
    expect(operationOf('article/page')?.requestBody?.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      properties: { pageSize: { minimum: 1, maximum: 100, default: 8 }, language: {} },
      required: ['language'],
    });
    const parameters = operationOf('stock/kline')?.parameters ?? [];
    expect(parameters.map(({ name, required = false }) => `${name} ${required}`)).toEqual(
      expect.arrayContaining(['market true', 'period false', 'language true']),
    );
  });
});

describe('an outcome of a call', () => {
  const answerOf = async (code: ErrorCode) => {
    const app = Fastify({ logger: false });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    const table = { 'waiting/leave': () => Promise.reject(new CallError(code)) } as Partial<CallTable> as CallTable;
    registerCalls(app, table, {} as Services);
    answerFaults(app);
    const answer = await app.inject({
      method: 'POST',
      url: '/cn/api/waiting/leave',
      body: { language: 2, token: 'a'.repeat(22) },
    });
    return answer.json<{ code: string }>().code;
  };

  it('leaves the service when the row names it, or every call may answer it', async () => {
    expect(await answerOf('40006')).toBe('40006');
    expect(await answerOf('50300')).toBe('50300');
  });

  it('does not leave it otherwise', async () => {
    expect(await answerOf('40911')).toBe('50000');
  });
});

describe('the page to read it on', () => {
  it('is there for developers only; the document always is', async () => {
    const app = await startRoutes(false);
    expect((await app.inject('/cn/api/docs/')).statusCode).toBe(404);
    expect((await app.inject('/cn/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    await app.close();
  });

  it('brings all it needs, and its policy lets nothing else in', async () => {
    const app = await startRoutes(true);
    const page = await app.inject('/cn/api/docs/');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:/);
    const needed = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(needed.length).toBeGreaterThan(3);
    for (const address of needed) {
      const { pathname, origin } = new URL(address, 'http://service/cn/api/docs/');
      expect(origin).toBe('http://service');
      expect((await app.inject(pathname)).statusCode).toBe(200);
    }
    expect(page.body).not.toMatch(/<script(?![^>]+src=)/);
    await app.close();
  });
});
