import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { fieldFaults } from './field-faults.ts';

const schema = z
  .strictObject({
    name: z.string().max(3),
    list: z.array(z.number()).max(1),
    age: z.number().int().min(1),
    kind: z.enum(['a', 'b']),
    code: z.string().regex(/^\d+$/),
  })
  .refine(({ age }) => age !== 13, { path: ['age'], message: 'unlucky' });

type Result = { error?: Parameters<typeof fieldFaults>[0] };

function faultsOf(input: unknown) {
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const { error = [] } = validate(input) as Result;
  return fieldFaults(error, input).map(({ field, rule }) => `${field} ${rule}`);
}

const good = { name: 'abc', list: [1], age: 1, kind: 'a', code: '1' };

describe('the faults of a body', () => {
  it('are none when all is well', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it('are all listed, each with its rule', () => {
    expect(faultsOf({ name: 'abcd', list: ['x'], age: 0, kind: 'c', code: 'x', extra: 1, more: 1 })).toEqual(
      expect.arrayContaining([
        'name length',
        'list.0 type',
        'age range',
        'kind choice',
        'code format',
        'extra unknown',
        'more unknown',
      ]),
    );
    expect(faultsOf({ ...good, list: [1, 2] })).toEqual(['list count']);
  });

  it('tell what is missing from what is wrong', () => {
    const { name: _name, ...rest } = good;
    expect(faultsOf(rest)).toEqual(['name required']);
    expect(faultsOf({ ...good, name: 1 })).toEqual(['name type']);
  });

  it('carry the name of a rule of its own', () => {
    expect(faultsOf({ ...good, age: 13 })).toEqual(['age unlucky']);
  });
});
