/**
 * A copy of page blocks with every `picture`, however deep, replaced by what `of` makes of it. Where `of` knows nothing
 * the picture is left out.
 */
export function withPictures(value: unknown, of: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, of));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] =>
    key === 'picture' && typeof inner === 'string' ? [key, of(inner)] : [key, withPictures(inner, of)],
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** Names of the pictures in page blocks, in the order of reading. */
export function picturesIn(value: unknown): string[] {
  const names: string[] = [];
  withPictures(value, (name) => names.push(name));
  return names;
}
