import { atom } from 'jotai';
import { DEFAULT_LANG, type Lang } from '../contract/text/lang.ts';
import { storedAtom } from './stored-atom.ts';

/*
 * Descriptors only: values live in the store of the tab, on the server in that of a request. What only a browser knows
 * starts with the server's answer and is read in `onMount`, after hydration, so that no first render can differ from the
 * server's HTML.
 */

/** The language of the present page (spec STATE-locale). */
export const localeAtom = atom<Lang>(DEFAULT_LANG);

const LONGEST_ID = 64;
const isId = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
const isBasket = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isId);

/** Ids of the entries of the media library that this visitor has chosen for one download. */
export const mediaBasketAtom = storedAtom<readonly string[]>('media-basket', [], { isValue: isBasket });
