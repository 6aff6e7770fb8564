import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import type { Say } from '../../messages/en.ts';
import { currentTop } from '../menu-current.ts';
import { addressesOf, menuName } from '../menu-item.ts';
import { menuUrl } from '../menu-url.ts';
import { MenuLink } from './menu-link.tsx';
import css from './menu.module.css';

export interface MenuProps {
  items: readonly MenuItem[];
  lang: Lang;
  path: string;
  /** Path of the page with all addresses of the menu; absent where nobody has one. */
  siteMap: string | undefined;
  say: Say;
}

/**
 * Three levels in one tree for all widths: panels that open by pointer or tap from 768 px, an accordion below. The
 * panel follows its `details` instead of being inside it, because browsers do not let CSS show the content of a closed
 * one, and pointing must open the panel too. A disclosure and no `role=menu`: its links stay links (WAI-ARIA APG).
 * The panels come with their first link; the kernel brings what stands below it (docs/decisions/0024).
 */
export function Menu({ items, ...rest }: MenuProps) {
  const { lang, path } = rest;
  const current = currentTop(items.map(addressesOf), path);
  return (
    <ul className={css['tops']}>
      {items.map((item, index) => (
        <li key={item.id} className={css['top']} data-menu-top="" data-current={index === current ? '' : undefined}>
          {item.sonMenu.length === 0 ? (
            <MenuLink className={css['trigger']} item={item} lang={lang} path={path} />
          ) : (
            <Branch item={item} {...rest} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface BranchProps extends Omit<MenuProps, 'items'> {
  item: MenuItem;
}

function Branch({ item, lang, path, siteMap, say }: BranchProps) {
  const name = menuName(item, lang);
  return (
    <>
      <details className={css['disclosure']} name="menu" data-menu-disclosure="">
        <summary className={css['trigger']} lang={name.lang}>
          <span>{name.text}</span>
        </summary>
      </details>
      <div className={css['panel']} data-menu-panel="">
        <div className={css['inner']}>
          <div className={css['intro']}>
            <p className={`heading ${css['name']}`} lang={name.lang}>
              {name.text}
            </p>
            <ArrowLink href={menuUrl(item.url, lang)} current={item.url === path}>
              {say('header.overview')}
            </ArrowLink>
            {siteMap === undefined ? null : (
              <a className={css['all']} href={`${siteMap}#map-${item.id}`}>
                {say('header.allPages')}
              </a>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
