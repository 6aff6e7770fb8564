import type { Picture } from '../../../contract/content/picture.ts';

/**
 * A list in which a picture is shown once: later entries with the same one go without, and get lines of their own,
 * which are never alike. Two equal pictures side by side look like a mistake.
 */
export function picturesOnce<T extends { picture?: Picture | undefined }>(entries: readonly T[]): T[] {
  const shown = new Set<string>();
  return entries.map((entry) => {
    const name = entry.picture?.name;
    if (name === undefined) return entry;
    if (shown.has(name)) return { ...entry, picture: undefined };
    shown.add(name);
    return entry;
  });
}
