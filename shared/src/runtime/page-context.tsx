import { Provider } from 'jotai';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Lang } from '../contract/text/lang.ts';
import type { Translator, Words } from '../contract/section/section.ts';
import { localeAtom } from './atoms.ts';
import type { PageStore } from './page-store.ts';

/** What every component of a page view can ask for. */
export interface PageScope {
  lang: Lang;
  translator: Translator;
  /** That of the tab; of the request on the server. */
  store: PageStore;
  /** The store as the server saw it: what a late island must hydrate with. */
  pristine: PageStore;
  /** Milliseconds since the epoch at which the page was made; components never read the clock to render. */
  now: number;
}

const Context = createContext<PageScope | null>(null);

/** Made per request on the server, per page view in the browser; the language is the store's. */
export type PageProviderScope = Omit<PageScope, 'lang'>;

/** The language that the stores agree on, as every island of every section reads it. */
function useLocale({ store, pristine }: PageProviderScope): Lang {
  const subscribe = useCallback((notify: () => void) => store.sub(localeAtom, notify), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(localeAtom),
    () => pristine.get(localeAtom),
  );
}

export function PageProvider({ scope, children }: { scope: PageProviderScope; children: ReactNode }): ReactNode {
  const lang = useLocale(scope);
  const value = useMemo(() => ({ ...scope, lang }), [scope, lang]);
  return (
    <Context value={value}>
      <Provider store={scope.store}>{children}</Provider>
    </Context>
  );
}

/** @throws Error outside of a page. */
export function usePage(): PageScope {
  const scope = useContext(Context);
  if (!scope) throw new Error('usePage needs a PageProvider above it');
  return scope;
}

type Strip<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;
/** Every dotted path to a word; plural forms count as their common base. */
export type WordKey<M, Prefix extends string = ''> = {
  [K in keyof M & string]: M[K] extends string ? `${Prefix}${Strip<K>}` : WordKey<M[K], `${Prefix}${K}.`>;
}[keyof M & string];

export type Translate<M> = (key: WordKey<M>, values?: Readonly<Record<string, string | number>>) => string;

/** The same keys with any text: what the second language of an app must satisfy. */
export type SameWords<M> = { readonly [K in keyof M]: M[K] extends string ? string : SameWords<M[K]> };

/** Makes an app's `useWords`: typed by its messages, bound to its namespace. */
export function wordsOf<M extends Words>(namespace: string): () => Translate<M> {
  return function useWords() {
    const { translator } = usePage();
    return (key, values) => translator.t(namespace, key, values);
  };
}
