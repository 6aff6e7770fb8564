/** A rule whose pattern matches nothing guards nothing: what it named has moved. Each pattern is tried on what there is. */

/** Ways to write a regular expression without its alternatives: `^(a|b)/` is `^a/` and `^b/`. */
export function alternativesOf(pattern: string): string[] {
  const group = /\((?:\?:)?([^()]*\|[^()]*)\)(?![?*+{])/.exec(pattern);
  if (group) {
    const [whole, inside = ''] = group;
    const parts = inside.split('|');
    // `(^|/)` is one place, not two.
    const kinds = parts.some((part) => part === '^' || part === '$' || part === '') ? [''] : parts;
    return kinds.flatMap((part) => alternativesOf(pattern.replace(whole, () => part)));
  }
  return pattern.includes('|') && !pattern.includes('(') ? pattern.split('|') : [pattern];
}

/** The patterns of which some alternative matches none of the names. `$1` is what an earlier pattern found. */
export function emptyPatterns(patterns: readonly string[], names: readonly string[]): string[] {
  return patterns.flatMap((pattern) =>
    alternativesOf(pattern.replaceAll(/\$\d/g, '[^/]+')).filter((one) => {
      const found = new RegExp(one);
      return !names.some((name) => found.test(name));
    }),
  );
}
