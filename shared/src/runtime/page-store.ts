import { createStore } from 'jotai';
import type { Lang } from '../contract/text/lang.ts';
import { localeAtom } from './atoms.ts';

export type PageStore = ReturnType<typeof createStore>;

/** A store as a page begins with it: that of a request on the server, and what late islands hydrate with. */
export function createPageStore(lang: Lang): PageStore {
  const store = createStore();
  store.set(localeAtom, lang);
  return store;
}
