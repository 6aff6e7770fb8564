import type { Lang } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';

const LEAVES_THE_SITE = /^(?:https?:\/\/|\/\/|mailto:|tel:)/i;

/** Whether an address of the menus is complete as it stands (spec G-25). */
export function isOutside(url: string): boolean {
  return LEAVES_THE_SITE.test(url);
}

/** The address of a menu item: complete ones are kept, all others are pages of the current language (spec G-25). */
export function menuUrl(url: string, lang: Lang): string {
  if (isOutside(url)) return url;
  const page = url.replace(/^\/+/, '');
  return page === '' ? `${BASE}/${lang}` : `${BASE}/${lang}/${page}`;
}
