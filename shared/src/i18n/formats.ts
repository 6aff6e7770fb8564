import { HTML_LANG, type Lang } from '../contract/text/lang.ts';

/*
 * Making an Intl formatter costs a hundred times what using it does, and a page formats hundreds of figures. Formatters
 * never change, so the process may keep them.
 */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** The English of the site is British: day before month. */
const DATE_LOCALE = { cn: 'zh-CN', en: 'en-GB' } as const satisfies Record<Lang, string>;

function cached<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

export function numberFormat(lang: Lang, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numbers, lang + JSON.stringify(options), () => new Intl.NumberFormat(HTML_LANG[lang], options));
}

/** Dates need a `timeZone`: without one server and browser would disagree. */
export function dateFormat(
  lang: Lang,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  return cached(dates, lang + JSON.stringify(options), () => new Intl.DateTimeFormat(DATE_LOCALE[lang], options));
}
