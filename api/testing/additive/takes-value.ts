import type { Schema } from './schema.ts';

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function isOfType(type: unknown, value: unknown): boolean {
  if (type === undefined) return true;
  if (type === 'integer') return Number.isInteger(value);
  return typeOf(value) === type;
}

const within = (schema: Schema, size: number, [least, most]: readonly [string, string]): boolean =>
  (typeof schema[least] !== 'number' || size >= schema[least]) &&
  (typeof schema[most] !== 'number' || size <= schema[most]);

/** Whether a schema takes a text, number or other plain value. */
export function takesValue(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return schema['const'] === value;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  if (!isOfType(schema['type'], value)) return false;
  if (typeof value === 'number') return within(schema, value, ['minimum', 'maximum']);
  if (typeof value !== 'string') return true;
  const { pattern } = schema;
  return (
    within(schema, value.length, ['minLength', 'maxLength']) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))
  );
}
