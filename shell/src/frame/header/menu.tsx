import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import type { Say } from '../../messages/en.ts';
import { currentTop } from '../menu-current.ts';
import { addressesOf, menuName } from '../menu-item.ts';
import { menuUrl } from '../menu-url.ts';
import { FeaturedCard } from './featured-card.tsx';
import { featuredFor } from './featured.ts';
import { MenuLink } from './menu-link.tsx';
import { MenuRows } from './menu-rows.tsx';
import css from './menu.module.css';

export interface MenuProps {
  items: readonly MenuItem[];
  /** Of which each entry shows the one that belongs to it. */
  featured: readonly PageModuleItem[];
  lang: Lang;
  path: string;
  say: Say;
}

/**
 * Three levels in one tree for all widths: panels that open by pointer or tap from 768 px, an accordion below. The
 * panel follows its `details` instead of being inside it, because browsers do not let CSS show the content of a closed
 * one, and pointing must open the panel too. A disclosure and no `role=menu`: its links stay links (WAI-ARIA APG).
 */
export function Menu({ items, featured, lang, path, say }: MenuProps) {
  const tops = items.map(addressesOf);
  const current = currentTop(tops, path);
  const cards = featuredFor(tops, featured);
  return (
    <ul className={css['tops']}>
      {items.map((item, index) => (
        <li key={item.id} className={css['top']} data-menu-top="" data-current={index === current ? '' : undefined}>
          {item.sonMenu.length === 0 ? (
            <MenuLink className={css['trigger']} item={item} lang={lang} path={path} />
          ) : (
            <Branch item={item} card={cards[index]} lang={lang} path={path} say={say} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface BranchProps extends Omit<MenuProps, 'items' | 'featured'> {
  item: MenuItem;
  card: PageModuleItem | undefined;
}

function Branch({ item, card, lang, path, say }: BranchProps) {
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
          </div>
          <MenuRows items={item.sonMenu} lang={lang} path={path} say={say} />
          {card ? <FeaturedCard card={card} lang={lang} path={path} /> : null}
        </div>
      </div>
    </>
  );
}
