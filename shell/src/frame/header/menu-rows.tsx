import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import type { Say } from '../../messages/en.ts';
import { menuName } from '../menu-item.ts';
import { MenuLink } from './menu-link.tsx';
import css from './menu-rows.module.css';

export interface MenuRowsProps {
  items: readonly MenuItem[];
  lang: Lang;
  say: Say;
}

/** Second and third level: rows of 60 px (spec LIM-menu-row), the third level beside or below its parent. */
export function MenuRows({ items, ...rest }: MenuRowsProps) {
  const opened = items.find((child) => child.sonMenu.length > 0);
  return (
    <ul className={css['rows']}>
      {items.map((item) =>
        item.sonMenu.length === 0 ? (
          <li key={item.id} className={css['item']}>
            <div className={css['row']}>
              <MenuLink className={css['link']} item={item} lang={rest.lang} />
            </div>
          </li>
        ) : (
          <RowWithMore key={item.id} item={item} first={item === opened} {...rest} />
        ),
      )}
    </ul>
  );
}

interface RowProps extends Omit<MenuRowsProps, 'items'> {
  item: MenuItem;
  first: boolean;
}

function RowWithMore({ item, lang, say, first }: RowProps) {
  const name = menuName(item, lang);
  return (
    <li className={css['item']} data-menu-item="" data-first={first ? '' : undefined}>
      <div className={css['row']} data-more="">
        <MenuLink className={css['link']} item={item} lang={lang} />
        <details className={css['more']} name={`menu-${item.parentId}`}>
          <summary className={css['plus']} lang={name.lang} aria-label={say('header.submenu', { name: name.text })} />
        </details>
      </div>
      <ul className={css['third']} data-menu-panel="">
        {item.sonMenu.map((child) => (
          <li key={child.id}>
            <MenuLink className={css['link']} item={child} lang={lang} />
          </li>
        ))}
      </ul>
    </li>
  );
}
