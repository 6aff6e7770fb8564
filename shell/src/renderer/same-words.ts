import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { Words } from 'shared/contract/section/section';

/** Languages have plurals of their own (i18next's JSON v4). */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function keysOf(words: Words, before = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [(before + key).replace(PLURAL, '')] : keysOf(value, `${before}${key}.`),
  );
}

/**
 * A word that one language has and another has not, as `en: stock.title`; null when all have the same. The types of a
 * section say so too, of its sources: a release is what was made of them.
 */
export function missingWord(messages: Readonly<Partial<Record<Lang, Words>>>): string | null {
  const known = LANGS.map((lang) => [lang, new Set(keysOf(messages[lang] ?? {}))] as const);
  const all = new Set(known.flatMap(([, keys]) => [...keys]));
  for (const [lang, keys] of known) {
    const missing = [...all].find((key) => !keys.has(key));
    if (missing !== undefined) return `${lang}: ${missing}`;
  }
  return null;
}
