import { z } from 'zod';
import { CALL_DOCS } from 'shared/contract/call-docs';
import { CALLS, type Call, type CallName } from 'shared/contract/calls';
import { ERRORS, type ErrorCode } from 'shared/contract/errors';
import { menuItem } from 'shared/contract/menu';
import { API_PREFIX } from 'shared/contract/site';
import { answerSchema, bodySchema, callNames } from '../middleware/call-routes.ts';

type JsonSchema = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: { name: string; in: 'query'; required: boolean; schema: unknown }[];
  requestBody?: { required: true; content: { 'application/json': { schema: unknown } } };
  responses: Record<string, { description: string; content: { 'application/json': { schema: unknown } } }>;
}

const DESCRIPTION = [
  `Base ${API_PREFIX}. Every call carries \`language\` (1 Chinese, 2 English): in the body, or in the query of a GET.`,
  'Answers are `{code, msg, data}`; `0000` is success, business outcomes are HTTP 200 with another code.',
  'Bodies are at most 64 KB; unknown fields are refused, every bad field is named.',
  'Days are yyyy-MM-dd and times yyyy-MM-dd HH:mm:ss in Asia/Shanghai. Sections are those of the product specification.',
].join('\n\n');

const idOf = (name: CallName, part: 'Body' | 'Answer'): string =>
  `${name.replaceAll(/(?:^|\/)(\w)/g, (_all, letter: string) => letter.toUpperCase())}${part}`;
const placeOf = (id: string): string => `#/components/schemas/${id}`;
const refTo = (id: string): JsonSchema => ({ $ref: placeOf(id) });
const jsonContent = (schema: unknown) => ({ 'application/json': { schema } });

/** What a call is for, its units and limits, and who asks for it. */
function describe(name: CallName): string {
  const { summary = '', section = '' } = CALL_DOCS[name] ?? {};
  return `${summary} Product specification: ${section}.`;
}

/** Schemas by id. The menu stands on its own, because it refers to itself. */
function schemasOf(part: 'Body' | 'Answer'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  if (part === 'Answer') registry.add(menuItem, { id: 'MenuItem' });
  for (const name of callNames) {
    registry.add(part === 'Body' ? bodySchema(name) : answerSchema(name), { id: idOf(name, part) });
  }
  const io = part === 'Body' ? 'input' : 'output';
  const { schemas } = z.toJSONSchema(registry, { io, target: 'draft-2020-12', uri: placeOf });
  const descriptions = new Map(callNames.map((name) => [idOf(name, part), `${name}: ${describe(name)}`]));
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => {
      const description = descriptions.get(id);
      return [id, description === undefined ? schema : { description, ...schema }];
    }),
  );
}

const failure: JsonSchema = {
  type: 'object',
  description: 'Anything but success. With 40022, `data` names every bad field and the rule that it breaks.',
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    msg: { type: 'string', description: 'In the language of the request.' },
    data: {},
  },
  required: ['code', 'msg', 'data'],
};

function operationOf(name: CallName, bodies: Readonly<Record<string, JsonSchema>>): Operation {
  const call: Call = CALLS[name];
  const sealed = call.sealed === true ? ' Personal fields are encrypted and the body is wrapped, see docs/api.md.' : '';
  const transport = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status !== 200);
  return {
    operationId: name.replace('/', '_'),
    tags: [name.slice(0, name.indexOf('/'))],
    summary: CALL_DOCS[name]?.summary ?? '',
    description: `${describe(name)}${sealed}`,
    ...(call.method === 'GET'
      ? { parameters: parametersOf(bodies[idOf(name, 'Body')] ?? {}) }
      : { requestBody: { required: true, content: jsonContent(refTo(idOf(name, 'Body'))) } }),
    responses: {
      200: {
        description: 'Success, or an outcome that is told by its code.',
        content: jsonContent({ anyOf: [refTo(idOf(name, 'Answer')), refTo('Failure')] }),
      },
      default: {
        description: `A fault of the transport: ${transport.join(', ')}.`,
        content: jsonContent(refTo('Failure')),
      },
    },
  };
}

function parametersOf({ properties, required }: JsonSchema): NonNullable<Operation['parameters']> {
  const needed = new Set(Array.isArray(required) ? (required as string[]) : []);
  return Object.entries((properties ?? {}) as JsonSchema).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.has(name),
    schema,
  }));
}

/** The OpenAPI 3.1 document of all calls, from the schemas that requests and answers are checked with. */
export function openApiDocument(): OpenApiDocument {
  const bodies = schemasOf('Body');
  const used = callNames.filter((name) => CALLS[name].method === 'POST').map((name) => idOf(name, 'Body'));
  const bodiesUsed = Object.fromEntries(Object.entries(bodies).filter(([id]) => used.includes(id)));
  return {
    openapi: '3.1.0',
    info: { title: 'The service of the group’s website', version: '1', description: DESCRIPTION },
    servers: [{ url: API_PREFIX }],
    tags: [...new Set(callNames.map((name) => name.slice(0, name.indexOf('/'))))].map((name) => ({ name })),
    paths: Object.fromEntries(
      callNames.map((name) => [`/${name}`, { [CALLS[name].method.toLowerCase()]: operationOf(name, bodies) }]),
    ),
    components: { schemas: { ...bodiesUsed, ...schemasOf('Answer'), Failure: failure } },
  };
}
