/** Objects of the language that all code of a process shares, by name; those that libraries set for a moment are left out. */
const INTRINSICS = {
  Object,
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  Array,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Number.prototype': Number.prototype,
  'RegExp.prototype': RegExp.prototype,
  'Date.prototype': Date.prototype,
  Promise,
  'Promise.prototype': Promise.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'Error.prototype': Error.prototype,
  'URL.prototype': URL.prototype,
  JSON,
  Math,
  Reflect,
} satisfies Readonly<Record<string, object>>;

interface Property {
  readonly of: object;
  readonly key: PropertyKey;
  readonly value: unknown;
  readonly name: string;
}

/** Accessors are left out: reading one runs code. */
function propertiesOf([name, of]: readonly [string, object]): Property[] {
  return Reflect.ownKeys(of).flatMap((key) => {
    const property = Reflect.getOwnPropertyDescriptor(of, key);
    if (!property || !('value' in property)) return [];
    return [{ of, key, value: property.value as unknown, name: `${name}.${String(key)}` }];
  });
}

/** @returns says which property has changed since, or null; uses nothing that could have changed itself */
export function watchProperties(objects: Readonly<Record<string, object>> = INTRINSICS): () => string | null {
  const properties = Object.entries(objects).flatMap(propertiesOf);
  const { get } = Reflect;
  return () => {
    // An iterator could have been changed.
    for (let index = 0; index < properties.length; index++) {
      const property = properties[index];
      if (property && get(property.of, property.key) !== property.value) return property.name;
    }
    return null;
  };
}
