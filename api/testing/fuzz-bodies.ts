import { constants, createHash, publicEncrypt, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sensitiveFieldsOf } from 'shared/contract/call/sealed-body';
import type { BodyKey } from 'shared/contract/call/sealed-message';

/*
 * Bodies that nobody would send by accident, made from the contract: one field of a valid body turned, its names with
 * wrong values, other JSON, and text that is no JSON. The same at every run.
 */

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

const LONG = 'x'.repeat(3000);
/** What breaks programs: at the ends of ranges, of other types, meant for another language. */
const WRONG_OF_KINDS: readonly (readonly unknown[])[] = [
  [null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), 2_147_483_648],
  ['', ' ', '\0', 'a\0b', '\ud800', '\udfff x', '\uFEFF', '😀', '𠮷'.repeat(300), LONG, '\r\nset-cookie: a=b'],
  [
    "' or 1=1 --",
    '"; drop table article; --',
    '../../../etc/passwd',
    '%00',
    '%',
    '_',
    '\\',
    '<script>alert(1)</script>',
  ],
  ['2026-02-30', '2026-13', '0000-00-00', '9999-12-31 23:59:60', '24:00', '1e400', 'NaN', '__proto__', 'constructor'],
  [[], [[]], [null], ['a', 1], {}, { a: {} }, { toString: 1 }, { length: 1e9 }, Array.from({ length: 300 }, () => 'a')],
];
const WRONG = WRONG_OF_KINDS.flat();
const NAMES = [
  'surprise',
  'id',
  'constructor',
  'toString',
  '',
  ' ',
  'language ',
  'kid',
  'data',
  'hash',
  'mobile',
  '$where',
  'a'.repeat(500),
];
const NO_JSON = [
  [
    '',
    ' ',
    '{',
    '}',
    '[',
    '{"a":',
    '{"language":1,}',
    "{'language':1}",
    'null',
    'true',
    '1',
    '"text"',
    '[]',
    '[[[[]]]]',
  ],
  [
    '{"language":1e999}',
    '{"language":1,"language":2}',
    '\uFEFF{"language":1}',
    '{"language":1}{"language":1}',
    '{"\\u0000":1}',
  ],
  [
    '{"__proto__":{"a":1},"language":1}',
    '{"language":1,"constructor":{"prototype":{}}}',
    '['.repeat(5000),
    '{"a":'.repeat(2000),
  ],
].flat();
/** Texts that the patterns of the contract want. */
const FITTING = [
  ['2026-12-01', '2026-12', '2026-11-02 09:00:00', '09:30', 'A'.repeat(22), 'a.b'.repeat(10), '13800138000', '042917'],
  ['first-light', '/news', '20261101000000.first-light', 'reader@example.com', '1'],
].flat();

export type Random = () => number;

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

export const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A value that the schema may well accept. */
function fitting(random: Random, schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return fitting(random, pick(random, schema.anyOf));
  if (schema.properties) return fittingObject(random, schema);
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type;
  if (type === 'array')
    return Array.from({ length: Math.floor(random() * 3) }, () => fitting(random, schema.items ?? {}));
  if (type === 'boolean') return random() < 0.5;
  if (type === 'number' || type === 'integer') {
    const [least, most] = [schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 1000)];
    return Math.floor(least + random() * Math.max(0, most - least));
  }
  const { pattern } = schema;
  const texts = pattern === undefined ? FITTING : FITTING.filter((text) => new RegExp(pattern, 'u').test(text));
  return texts.length > 0 ? pick(random, texts) : 'a';
}

function fittingObject(random: Random, { properties = {}, required = [] }: Schema): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.3);
  return Object.fromEntries(chosen.map(([name, schema]) => [name, fitting(random, schema)]));
}

/** A valid body with one thing wrong: a value, a missing or an extra name; at times with none. */
function nearlyValid(random: Random, schema: Schema, valid: object): Record<string, unknown> {
  const body: Record<string, unknown> = { ...fittingObject(random, schema), ...valid };
  const name = pick(random, Object.keys(schema.properties ?? {}));
  const turn = random();
  if (turn > 0.9) return body;
  if (turn < 0.1) delete body[name];
  else if (turn < 0.2) body[pick(random, NAMES)] = pick(random, WRONG);
  else body[name] = pick(random, WRONG);
  return body;
}

function wrongValues(random: Random, { properties = {} }: Schema): Record<string, unknown> {
  const names = [...Object.keys(properties).filter(() => random() < 0.6), pick(random, NAMES)];
  return Object.fromEntries(names.map((name) => [name, pick(random, WRONG)]));
}

export interface FuzzBody {
  isNearlyValid: boolean;
  body: Record<string, unknown> | string;
}

/** One of four kinds; three in ten are nearly valid. */
export function fuzzBody(random: Random, schema: Schema, valid: object): FuzzBody {
  const kind = random();
  if (kind < 0.3) return { isNearlyValid: true, body: nearlyValid(random, schema, valid) };
  if (kind < 0.8) return { isNearlyValid: false, body: wrongValues(random, schema) };
  if (kind < 0.9) return { isNearlyValid: false, body: pick(random, NO_JSON) };
  const text = JSON.stringify(nearlyValid(random, schema, valid));
  const at = Math.floor(random() * text.length);
  return {
    isNearlyValid: false,
    body: text.slice(0, at) + pick(random, ['', '"', '\0', '\\', '}', ',', 'é']) + text.slice(at + 1),
  };
}

const OAEP_BYTES = 66;

/** Wraps as a browser does, with the cryptography of Node because there are thousands. */
export function sealQuickly(
  body: Record<string, unknown>,
  { kid, publicKey, suffix, bits }: BodyKey,
  now: number,
): object {
  const closed = Object.fromEntries(
    sensitiveFieldsOf(body).map((name) => [
      name,
      sealText(textOf(body[name]), { publicKey, bytes: bits / 8 - OAEP_BYTES }),
    ]),
  );
  const data = JSON.stringify({ ...body, ...closed, ts: now, nonce: randomBytes(16).toString('base64url') });
  return {
    kid,
    data,
    hash: createHash('sha256')
      .update(data + suffix)
      .digest('hex'),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function sealText(text: string, { publicKey, bytes }: { publicKey: string; bytes: number }): string {
  const whole = Buffer.from(text, 'utf8');
  const chunks = Array.from({ length: Math.max(1, Math.ceil(whole.length / bytes)) }, (_, at) =>
    whole.subarray(at * bytes, (at + 1) * bytes),
  );
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return chunks.map((chunk) => publicEncrypt(key, chunk).toString('base64')).join('.');
}
