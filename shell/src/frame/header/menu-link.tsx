import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import { menuName } from '../menu-item.ts';
import { isOutside, menuUrl } from '../menu-url.ts';

export interface MenuLinkProps {
  item: MenuItem;
  lang: Lang;
  /** Below the language segment, with its query. */
  path?: string;
  className?: string | undefined;
}

/** One entry of a menu; entries that leave the site open beside it. */
export function MenuLink({ item, lang, path, className }: MenuLinkProps) {
  const name = menuName(item, lang);
  const away = /^(?:https?:)?\/\//i.test(item.url) ? { target: '_blank', rel: 'noopener' } : {};
  const current = !isOutside(item.url) && item.url === path ? 'page' : undefined;
  return (
    <a className={className} href={menuUrl(item.url, lang)} lang={name.lang} aria-current={current} {...away}>
      {name.text}
    </a>
  );
}
