import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';

export interface MenuName {
  text: string;
  /** Set when the text is not in the language of the page (WCAG 3.1.2). */
  lang?: string;
}

/** Items without an English name keep their Chinese one, marked as Chinese (spec G-24). */
export function menuName(item: Pick<MenuItem, 'name' | 'enName'>, lang: Lang): MenuName {
  if (lang === 'cn') return { text: item.name };
  return item.enName === '' ? { text: item.name, lang: HTML_LANG.cn } : { text: item.enName };
}

/** Items that a language shows: 0 is for both, 1 Chinese, 2 English (spec ENT-menu-item); three levels at most. */
export function menuFor(items: readonly MenuItem[], lang: Lang, depth = 3): MenuItem[] {
  if (depth === 0) return [];
  const code = lang === 'cn' ? 1 : 2;
  const shown = items.filter((item) => item.language === 0 || item.language === code);
  return shown.map((item) => ({ ...item, sonMenu: menuFor(item.sonMenu, lang, depth - 1) }));
}

/** Its own address and those of everything below it. */
export function addressesOf(item: MenuItem): string[] {
  return [item.url, ...item.sonMenu.flatMap(addressesOf)];
}
