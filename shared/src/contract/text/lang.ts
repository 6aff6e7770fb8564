/** The two languages of the site, as they stand in addresses (spec SCR-base, STATE-locale). */
export const LANGS = ['cn', 'en'] as const;
export type Lang = (typeof LANGS)[number];

export const DEFAULT_LANG: Lang = 'cn';

/** The number that every call to the service carries (spec CALL-language, LIM-languages). */
export const LANG_CODE = { cn: 1, en: 2 } as const satisfies Record<Lang, number>;

/** BCP 47 tags for `html lang`, `hreflang` and Intl (spec G-39). */
export const HTML_LANG = { cn: 'zh-CN', en: 'en' } as const satisfies Record<Lang, string>;

export function isLang(value: unknown): value is Lang {
  return value === 'cn' || value === 'en';
}

export function otherLang(lang: Lang): Lang {
  return lang === 'cn' ? 'en' : 'cn';
}
