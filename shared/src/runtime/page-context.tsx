import { Provider } from 'jotai';
import { createContext, useContext, type ReactNode } from 'react';
import type { Lang } from '../contract/lang.ts';
import type { Translator, Words } from '../contract/section.ts';
import type { PageStore } from './page-store.ts';

/** What every component of a page view can ask for. Made per request on the server, per page view in the browser. */
export interface PageScope {
  lang: Lang;
  translator: Translator;
  store: PageStore;
  /** The store as the server saw it: what a late island must hydrate with. */
  pristine: PageStore;
  /** Milliseconds since the epoch at which the page was made; components never read the clock to render. */
  now: number;
}

const Context = createContext<PageScope | null>(null);

export function PageProvider({ scope, children }: { scope: PageScope; children: ReactNode }): ReactNode {
  return (
    <Context value={scope}>
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
