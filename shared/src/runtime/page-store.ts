import { createStore } from 'jotai';
import type { Lang } from '../contract/lang.ts';
import { localeAtom } from './atoms.ts';

export type PageStore = ReturnType<typeof createStore>;

/** The one store that all islands of a page view share; on the server, the one of a request. */
export function createPageStore(lang: Lang): PageStore {
  const store = createStore();
  store.set(localeAtom, lang);
  return store;
}
