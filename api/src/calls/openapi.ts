import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from 'shared/contract/call/errors';
import { menuItem } from 'shared/contract/site/menu';
import { API_PREFIX } from 'shared/contract/site/site';

const DESCRIPTION = [
  `Base ${API_PREFIX}. Every call carries \`language\` (1 Chinese, 2 English): in the body, or in the query of a GET.`,
  'Answers are `{code, msg, data}`; `0000` is success, business outcomes are HTTP 200 with another code.',
  `Every call may answer ${COMMON_ERRORS.join(', ')}; what else it may answer stands beside it.`,
  'Bodies are at most 64 KB; unknown fields are refused, every bad field is named.',
  'Days are yyyy-MM-dd and times yyyy-MM-dd HH:mm:ss in Asia/Shanghai.',
].join('\n\n');

const FAILURE = { $ref: '#/components/schemas/Failure' };
const failure = {
  type: 'object' as const,
  description: 'Anything but success. With 40022, `data` names every bad field and the rule that it breaks.',
  properties: {
    code: { type: 'string' as const, enum: Object.keys(ERRORS) },
    msg: { type: 'string' as const, description: 'In the language of the request.' },
    data: {},
  },
  required: ['code', 'msg', 'data'],
};
const transport = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status !== 200);
const onTransport = {
  'x-response-description': `A fault of the transport: ${transport.join(', ')}.`,
  allOf: [FAILURE],
};

/** What the document says of a call besides its schemas, which are those that requests and answers are checked with. */
export function callDocumentation(name: CallName): FastifySchema {
  const { summary, reference, audience, effect, encrypted, errors }: CallRow = CALLS[name];
  const sealed = encrypted ? ` Encrypted: ${encrypted.join(', ')}; see docs/api.md.` : '';
  return {
    operationId: name.replace('/', '_'),
    tags: [name.split('/', 1).join('')],
    summary,
    description: `${summary} Audience: ${audience}; effect: ${effect}.${sealed}${outcomesOf(errors)} Asked for by ${reference}.`,
  };
}

/** The words of the error table, so that a code needs no second look. */
function outcomesOf(errors: readonly ErrorCode[]): string {
  const lines = errors.map((code) => `\n- \`${code}\` ${ERRORS[code].message.en}`);
  return lines.length > 0 ? `\n\nBesides what every call may answer:\n${lines.join('')}\n\n` : '';
}

/** Collects what is registered from here on; `GET /cn/api/openapi.json` is the OpenAPI 3.1 document of the calls. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  // The menu stands on its own, because it refers to itself.
  const schemaRegistry = z.registry<{ id: string }>().add(menuItem, { id: 'MenuItem' });
  const toJson = createJsonSchemaTransform({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The service of the group’s website', version: '1', description: DESCRIPTION },
      servers: [{ url: API_PREFIX }],
      components: { schemas: { Failure: failure } },
    },
    hideUntagged: true,
    transform: (route) => {
      const { schema, url } = toJson(route);
      // Files and probes have no schema of an answer, or none at all.
      const response: unknown = Reflect.get(Object(schema), 'response');
      return { schema: response ? { ...schema, response: answersOf(response) } : schema, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  app.get(`${API_PREFIX}/openapi.json`, { config: { cost: 'read', isForEverybody: true } }, async () => app.swagger());
}

/** A call may fail in two ways, which the schemas that answers are checked with do not hold. */
function answersOf(response: unknown): object {
  const success = Reflect.get(Object(response), '200') as object;
  const description = 'Success, or an outcome that is told by its code.';
  return { 200: { 'x-response-description': description, anyOf: [success, FAILURE] }, default: onTransport };
}
