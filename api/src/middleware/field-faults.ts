import type { FastifyError } from 'fastify';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { FieldFault } from 'shared/contract/call/envelope';

type Issue = FastifyError['validation'] extends (infer One)[] | undefined ? One : never;

const BY_KIND: Readonly<Record<string, string>> = { string: 'length', array: 'count', number: 'range', int: 'range' };

/** Every bad field with the key of the rule it breaks: `required type choice format unknown length count range`. */
export function fieldFaults(
  issues: readonly (Issue | ZodFastifySchemaValidationError)[],
  input: unknown,
): FieldFault[] {
  return issues.flatMap((issue) => {
    const path = issue.instancePath.split('/').filter(Boolean);
    const { keys } = issue.params;
    if (Array.isArray(keys)) return keys.map((key) => ({ field: [...path, String(key)].join('.'), rule: 'unknown' }));
    return [{ field: path.join('.'), rule: ruleOf(issue, valueAt(input, path)) }];
  });
}

function ruleOf({ keyword, message, params }: Issue, value: unknown): string {
  if (keyword === 'custom') return message ?? 'format';
  if (value === undefined) return 'required';
  if (keyword === 'invalid_format') return 'format';
  if (keyword === 'invalid_value' || keyword === 'invalid_union') return 'choice';
  if (keyword === 'too_big' || keyword === 'too_small') return BY_KIND[String(params['origin'])] ?? 'range';
  return 'type';
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
