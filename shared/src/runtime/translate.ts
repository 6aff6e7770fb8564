import { HTML_LANG, type Lang } from '../contract/text/lang.ts';
import type { Translator, Words } from '../contract/section/section.ts';

type Values = Readonly<Record<string, string | number>>;

function find(words: Words, key: string): string | undefined {
  let node: string | Words | undefined = words;
  for (const part of key.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

/**
 * The part of i18next's JSON v4 that islands need: nested keys, `{{value}}`, plurals by `Intl.PluralRules`. Islands use
 * it on both sides, because i18next would cost every island page 13 KB of script.
 */
export function createTranslator(lang: Lang, words: Words): Translator {
  const plural = new Intl.PluralRules(HTML_LANG[lang]);
  return {
    lang,
    t(_namespace: string, key: string, values: Values = {}) {
      const count = values['count'];
      const form = typeof count === 'number' ? find(words, `${key}_${plural.select(count)}`) : undefined;
      const text = form ?? find(words, key) ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
    },
  };
}
