import type { Schema } from './schema.ts';
import { takesValue } from './takes-value.ts';

/** Two schemas of one field. */
interface Pair {
  /** The field, as `rows[].title`; empty for the whole. */
  readonly at: string;
  readonly wide: Schema;
  readonly narrow: Schema;
}

interface Comparison {
  /** Whether readers ignore what they do not know, as they do of answers. */
  readonly isOpen: boolean;
  readonly wideRoot: Schema;
  readonly narrowRoot: Schema;
  /** Pairs that are being compared, for schemas that contain themselves. */
  readonly under: ReadonlySet<string>;
}

/** Say nothing about values. */
const ANNOTATIONS = ['$schema', '$defs', '$ref', 'default', 'description', 'title', 'examples', 'id'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const COMPARED = ['type', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'prefixItems'];
const KNOWN = new Set([...ANNOTATIONS, ...LOWER, ...UPPER, ...COMPARED, 'const', 'enum', 'anyOf', 'oneOf']);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Readonly<Record<string, Schema>> =>
  isSchema(value) ? (value as Record<string, Schema>) : {};
const schemasOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);
const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);
const saysNothing = (schema: Schema) => Object.keys(schema).every((keyword) => ANNOTATIONS.includes(keyword));

/** `#`, or `#/$defs/name`. */
function resolve(schema: Schema, root: Schema): Schema {
  const { $ref: to } = schema;
  if (typeof to !== 'string') return schema;
  const name = /^#\/\$defs\/(.+)$/.exec(to)?.[1];
  return name === undefined ? root : (recordOf(root['$defs'])[name] ?? {});
}

/** Also of several types, which share what is said of them. */
function choicesOf(schema: Schema): readonly Schema[] | null {
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return choices as Schema[];
  const { type } = schema;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...schema, type: one })) : null;
}

const valuesOf = (schema: Schema): readonly unknown[] | null =>
  'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : null;

/**
 * Where `wide` does not take every value of `narrow`, as lines that name field and rule; none when it takes them all. What
 * it cannot decide counts as not taken.
 */
export function narrowings(wide: Schema, narrow: Schema, { isOpen }: { isOpen: boolean }): string[] {
  return compare({ at: '', wide, narrow }, { isOpen, wideRoot: wide, narrowRoot: narrow, under: new Set() });
}

function compare(pair: Pair, comparison: Comparison): string[] {
  const key = JSON.stringify([pair.wide, pair.narrow]);
  if (comparison.under.has(key)) return [];
  const inside = { ...comparison, under: new Set([...comparison.under, key]) };
  const wide = resolve(pair.wide, comparison.wideRoot);
  const narrow = resolve(pair.narrow, comparison.narrowRoot);
  if (saysNothing(wide)) return [];
  const choices = choicesOf(narrow);
  if (choices) return choices.flatMap((choice) => compare({ ...pair, wide, narrow: choice }, inside));
  const values = valuesOf(narrow);
  if (values) return valuesNotTaken({ ...pair, wide, narrow }, values, inside);
  const alternatives = choicesOf(wide);
  if (!alternatives) return comparePlain({ ...pair, wide, narrow }, inside);
  const faults = alternatives.map((alternative) => compare({ ...pair, wide: alternative, narrow }, inside));
  if (faults.some((list) => list.length === 0)) return [];
  // The nearest alternative says most.
  const [nearest = []] = faults.toSorted((a, b) => a.length - b.length);
  return [`${named(pair.at)} fits no alternative (${nearest[0] ?? 'there is none'})`];
}

const named = (at: string) => (at === '' ? 'the whole' : at);

function valuesNotTaken({ at, wide }: Pair, values: readonly unknown[], { wideRoot }: Comparison): string[] {
  const alternatives = choicesOf(wide) ?? [wide];
  const isTaken = (value: unknown) =>
    alternatives.some((alternative) => takesValue(resolve(alternative, wideRoot), value));
  return values.filter((value) => !isTaken(value)).map((value) => `${named(at)} may be ${JSON.stringify(value)}`);
}

function comparePlain(pair: Pair, comparison: Comparison): string[] {
  const { at, wide, narrow } = pair;
  const values = valuesOf(wide);
  if (values) return [`${named(at)} may be more than ${JSON.stringify(values)}`];
  const isSameType = wide['type'] === narrow['type'] || (wide['type'] === 'number' && narrow['type'] === 'integer');
  if (!isSameType) return [`${named(at)} is of type ${String(narrow['type'])}, not ${String(wide['type'])}`];
  return [
    ...boundsExceeded(pair),
    ...otherRules(pair),
    ...objectFaults(pair, comparison),
    ...restFaults(pair, comparison),
    ...arrayFaults(pair, comparison),
  ];
}

function boundsExceeded({ at, wide, narrow }: Pair): string[] {
  const isWithin = (keyword: string, holds: (other: number, bound: number) => boolean) => {
    const [bound, other] = [wide[keyword], narrow[keyword]];
    return typeof bound !== 'number' || (typeof other === 'number' && holds(other, bound));
  };
  return [
    ...LOWER.filter((keyword) => !isWithin(keyword, (other, bound) => other >= bound)),
    ...UPPER.filter((keyword) => !isWithin(keyword, (other, bound) => other <= bound)),
  ].map((keyword) => `${named(at)} goes beyond ${keyword} ${String(wide[keyword])}`);
}

/** Patterns, formats and whatever else: nobody can say which of two is wider. */
function otherRules({ at, wide, narrow }: Pair): string[] {
  return Object.keys(wide)
    .filter((keyword) => !KNOWN.has(keyword))
    .filter((keyword) => JSON.stringify(wide[keyword]) !== JSON.stringify(narrow[keyword]))
    .map((keyword) => `${named(at)} is not held to ${keyword} ${JSON.stringify(wide[keyword])}`);
}

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

function objectFaults({ at, wide, narrow }: Pair, comparison: Comparison): string[] {
  const fields = recordOf(wide['properties']);
  const known = namesOf(narrow['required']);
  const absent = namesOf(wide['required']).filter((name) => !known.includes(name));
  return [
    ...absent.map((name) => `${below(at, name)} is not always there`),
    ...Object.entries(recordOf(narrow['properties'])).flatMap(([name, field]) => {
      const other = fields[name] ?? wide['additionalProperties'];
      if (isSchema(other)) return compare({ at: below(at, name), wide: other, narrow: field }, comparison);
      return comparison.isOpen ? [] : [`${below(at, name)} is not known`];
    }),
  ];
}

/** Fields by any name, as of a table. */
function restFaults({ at, wide, narrow }: Pair, comparison: Comparison): string[] {
  const [rest, other] = [wide['additionalProperties'], narrow['additionalProperties']];
  const [names, otherNames] = [wide['propertyNames'], narrow['propertyNames'] ?? {}];
  if (!isSchema(other)) return [];
  if (!isSchema(rest)) return comparison.isOpen ? [] : [`${named(at)} has fields by any name`];
  const isNamed = isSchema(names) && isSchema(otherNames);
  return [
    ...compare({ at: `${at}[]`, wide: rest, narrow: other }, comparison),
    ...(isNamed ? compare({ at: `${at}[name]`, wide: names, narrow: otherNames }, comparison) : []),
  ];
}

function arrayFaults({ at, wide, narrow }: Pair, comparison: Comparison): string[] {
  const [firsts, others] = [schemasOf(wide['prefixItems']), schemasOf(narrow['prefixItems'])];
  if (firsts.length !== others.length) return [`${named(at)} has ${others.length} members, not ${firsts.length}`];
  const ofFirsts = firsts.flatMap((first, index) =>
    compare({ at: `${at}[${index}]`, wide: first, narrow: others[index] ?? {} }, comparison),
  );
  const [items, otherItems] = [wide['items'], narrow['items'] ?? {}];
  if (!isSchema(items) || !isSchema(otherItems)) return ofFirsts;
  return [...ofFirsts, ...compare({ at: `${at}[]`, wide: items, narrow: otherItems }, comparison)];
}
