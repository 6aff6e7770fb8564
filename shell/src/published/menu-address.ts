import type { Lang } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';

/** Path of the lower levels of the menu: others have another address, so they can be kept for ever. */
export const menuPath = (lang: Lang, version: string): string => `${BASE}/${lang}/menu/${version}.json`;
