import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { narrowings } from './narrowing.ts';
import type { Schema } from './schema.ts';

const REQUEST = { io: 'input', unrepresentable: 'any' } as const;
const ANSWER = { io: 'output', unrepresentable: 'any' } as const;
const schemaOf = (type: z.ZodType, io: typeof REQUEST | typeof ANSWER) => z.toJSONSchema(type, io) as Schema;

/** What a service with the later schema refuses of those who know the earlier one. */
const ofRequests = (earlier: z.ZodType, later: z.ZodType) =>
  narrowings(schemaOf(later, REQUEST), schemaOf(earlier, REQUEST), { isOpen: false });
/** What readers of the earlier schema do not understand of its answers. */
const ofAnswers = (earlier: z.ZodType, later: z.ZodType) =>
  narrowings(schemaOf(earlier, ANSWER), schemaOf(later, ANSWER), { isOpen: true });

const visit = z.strictObject({
  date: z.string(),
  visitors: z.number().int().min(1).max(20),
  note: z.string().optional(),
});
const tree = z.object({
  name: z.string(),
  get children() {
    return z.array(tree);
  },
});

describe('a request', () => {
  it.each([
    ['stays as it was', visit, visit],
    ['may bring one thing more', visit, visit.extend({ language: z.string().optional() })],
    ['may bring one thing more, which has a value by itself', visit, visit.extend({ page: z.number().default(1) })],
    ['need not bring what it had to', visit, visit.partial()],
    ['may be larger', visit, visit.extend({ visitors: z.number().int().min(1).max(200) })],
    ['may have fractions', visit, visit.extend({ visitors: z.number().min(0).max(20) })],
    ['may choose among more', z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['x', 'y']) })],
    ['may be any text', z.object({ a: z.enum(['x']) }), z.object({ a: z.string().max(3) })],
    ['may be nothing', z.object({ a: z.string() }), z.object({ a: z.string().nullable() })],
    ['may be of another kind', z.object({ a: z.string() }), z.object({ a: z.union([z.number(), z.string()]) })],
    ['of itself is compared once', tree, tree],
    ['by any name', z.record(z.string(), z.number()), z.record(z.string(), z.number())],
  ])('that %s takes nothing from old pages', (_what, earlier, later) => {
    expect(ofRequests(earlier, later)).toEqual([]);
  });

  it.each([
    ['something is asked for', visit.extend({ phone: z.string() }), 'phone is not always there'],
    ['something is not taken any more', visit.omit({ note: true }), 'note is not known'],
    ['less is allowed', visit.extend({ visitors: z.number().int().min(1).max(10) }), 'visitors goes beyond maximum 10'],
    ['more is demanded', visit.extend({ date: z.string().min(4) }), 'date goes beyond minLength 4'],
    ['a form is demanded', visit.extend({ date: z.string().regex(/^\d/) }), 'date is not held to pattern "^\\\\d"'],
    ['the type is another', visit.extend({ date: z.number() }), 'date is of type string, not number'],
    ['one value is left', visit.extend({ date: z.literal('x') }), 'date may be more than ["x"]'],
  ])('by which %s is named', (_what, later, said) => {
    expect(ofRequests(visit, later)).toEqual([said]);
  });

  it('that may choose among less is named by what is gone', () => {
    const earlier = z.object({ kind: z.enum(['a', 'b']) });
    expect(ofRequests(earlier, z.object({ kind: z.enum(['a']) }))).toEqual(['kind may be "b"']);
    expect(ofRequests(earlier, z.object({ kind: z.union([z.literal('a'), z.number()]) }))).toEqual(['kind may be "b"']);
    expect(ofRequests(z.object({ a: z.string().nullable() }), z.object({ a: z.string() }))).toEqual([
      'a is of type null, not string',
    ]);
  });
});

describe('an answer', () => {
  it('may say more to those who ask for less', () => {
    expect(ofAnswers(visit, visit.extend({ weather: z.string() }))).toEqual([]);
    expect(ofAnswers(visit, visit.extend({ visitors: z.number().int().min(2).max(5) }))).toEqual([]);
    expect(ofAnswers(z.object({ a: z.enum(['x', 'y']) }), z.object({ a: z.literal('x') }))).toEqual([]);
  });

  it.each([
    ['lacks something', visit.omit({ date: true }), 'date is not always there'],
    ['may lack something', visit.partial({ date: true }), 'date is not always there'],
    ['may be nothing', visit.extend({ date: z.string().nullable() }), 'date is of type null, not string'],
    ['is larger', visit.extend({ visitors: z.number().int().min(1) }), 'visitors goes beyond maximum 20'],
  ])('that %s is named', (_what, later, said) => {
    expect(ofAnswers(visit, later).map((line) => line.replace('9007199254740991', '20'))).toEqual([said]);
  });

  it('is compared as deep as it goes', () => {
    const list = (item: z.ZodType) => z.object({ rows: z.array(z.object({ cells: z.tuple([z.string(), item]) })) });
    expect(ofAnswers(list(z.string()), list(z.number()))).toEqual(['rows[].cells[1] is of type number, not string']);
    const table = (value: z.ZodType) => z.record(z.enum(['a', 'b']), value);
    expect(ofAnswers(table(z.string()), table(z.number()))).not.toEqual([]);
  });

  it('with one more alternative is named, because old pages do not know it', () => {
    const earlier = z.discriminatedUnion('kind', [z.object({ kind: z.literal('page') })]);
    const later = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('page') }),
      z.object({ kind: z.literal('film'), url: z.string() }),
    ]);
    expect(ofAnswers(earlier, later)).toEqual([expect.stringContaining('"film"')]);
    expect(ofAnswers(later, earlier)).toEqual([]);
  });
});
