/** What blocks name and the service knows: pictures and sounds. */
type Named = 'picture' | 'sound';

/**
 * A copy of page blocks with every name below a key, however deep, replaced by what `of` makes of it. Where `of` knows
 * nothing it is left out.
 */
function withNamed(value: unknown, named: Named, of: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withNamed(item, named, of));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] =>
    key === named && typeof inner === 'string' ? [key, of(inner)] : [key, withNamed(inner, named, of)],
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function namesIn(value: unknown, named: Named): string[] {
  const names: string[] = [];
  withNamed(value, named, (name) => names.push(name));
  return names;
}

/** A copy of page blocks with every `picture` replaced by what `of` makes of its name. */
export const withPictures = (value: unknown, of: (name: string) => unknown): unknown => withNamed(value, 'picture', of);

/** The same for every `sound`. */
export const withSounds = (value: unknown, of: (name: string) => unknown): unknown => withNamed(value, 'sound', of);

/** Names of the pictures in page blocks, in the order of reading. */
export const picturesIn = (value: unknown): string[] => namesIn(value, 'picture');

/** Names of the sounds in page blocks, in the order of reading. */
export const soundsIn = (value: unknown): string[] => namesIn(value, 'sound');
