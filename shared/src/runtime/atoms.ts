import { atom } from 'jotai';
import { DEFAULT_LANG, type Lang } from '../contract/lang.ts';

/*
 * Descriptors only: values live in the store of one page view. What only a browser knows starts with the server's
 * answer and is read in `onMount`, after hydration, so that no first render can differ from the server's HTML.
 */

/** The language of this page view (product specification §4). */
export const localeAtom = atom<Lang>(DEFAULT_LANG);

export interface Screen {
  /** CSS pixels; 0 until the browser has answered. */
  width: number;
  height: number;
}

/** Size of the visitor's window (product specification §3). */
export const screenAtom = atom<Screen>({ width: 0, height: 0 });
screenAtom.onMount = (set) => {
  const read = () => set({ width: innerWidth, height: innerHeight });
  read();
  addEventListener('resize', read);
  return () => removeEventListener('resize', read);
};

/** False while the browser is offline (product specification §4). */
export const onlineAtom = atom(true);
onlineAtom.onMount = (set) => {
  const read = () => set(navigator.onLine);
  read();
  addEventListener('online', read);
  addEventListener('offline', read);
  return () => {
    removeEventListener('online', read);
    removeEventListener('offline', read);
  };
};
