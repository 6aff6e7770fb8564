import i18next, { type i18n } from 'i18next';
import { HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { Translator, Words } from 'shared/contract/section/section';

export type MessagesByNamespace = Readonly<Record<string, Readonly<Record<Lang, Words>>>>;

function createInstance(lang: Lang, messages: MessagesByNamespace): i18n {
  const instance = i18next.createInstance();
  const bundles = Object.entries(messages).map(([namespace, words]) => [namespace, words[lang]] as const);
  void instance.init({
    lng: HTML_LANG[lang],
    ns: Object.keys(messages),
    resources: { [HTML_LANG[lang]]: Object.fromEntries(bundles) },
    initAsync: false,
    fallbackLng: false,
    // React escapes what it writes.
    interpolation: { escapeValue: false },
  });
  return instance;
}

type Say = (key: string, values?: Parameters<Translator['t']>[2]) => string;

/** Most words have no values, and a page looks up hundreds of them: the library finds each once. */
function remembering(say: Say): Say {
  const found = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return say(key, values);
    const text = found.get(key) ?? say(key);
    found.set(key, text);
    return text;
  };
}

function createOne(lang: Lang, messages: MessagesByNamespace): Translator {
  const instance = createInstance(lang, messages);
  const sayFrom = (namespace: string) => remembering((key, values) => instance.t(key, { ...values, ns: namespace }));
  const says = new Map(Object.keys(messages).map((namespace) => [namespace, sayFrom(namespace)]));
  return { lang, t: (namespace, key, values) => says.get(namespace)?.(key, values) ?? key };
}

/** One read-only instance per language: making one costs 0.1 ms, so requests share them and never change them. */
export function createTranslators(messages: MessagesByNamespace): Readonly<Record<Lang, Translator>> {
  const [cn, en] = LANGS.map((lang) => createOne(lang, messages));
  return { cn: cn as Translator, en: en as Translator };
}
