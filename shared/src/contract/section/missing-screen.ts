import { isLang, otherLang, type Lang } from '../text/lang.ts';
import type { Outcome } from './section.ts';

/** The answer to an address that names something that is not there. */
export const NOT_FOUND = { kind: 'screen', screen: 'not-found' } as const satisfies Outcome;

/** `40001` (spec ERR-no-version) carries the languages that do exist; without them the other one is the only guess. */
function languagesOf(data: unknown, lang: Lang): Lang[] {
  const listed = (data as { languages?: unknown } | null)?.languages;
  const known = Array.isArray(listed) ? listed.filter(isLang) : [];
  return known.length > 0 ? known : [otherLang(lang)];
}

/** The error screens of an article or page that is not there, or not in this language; null for any other failure. */
export function screenOfMissing(error: unknown, lang: Lang): Extract<Outcome, { kind: 'screen' }> | null {
  const { code, data } = error as { code?: unknown; data?: unknown };
  if (code === '40001') return { kind: 'screen', screen: 'no-language', languages: languagesOf(data, lang) };
  if (code === '40004') return NOT_FOUND;
  return null;
}
