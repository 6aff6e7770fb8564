import type { Lang } from 'shared/contract/lang';
import type { MenuItem } from 'shared/contract/menu';
import { ArrowLink } from 'shared/ui/arrow-link/arrow-link';
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
  say: Say;
}

/**
 * Three levels in one tree for all widths: panels that open by pointer or click from 1024 px, an accordion below. The
 * panel follows its `details` instead of being inside it, because browsers do not let CSS show the content of a closed
 * one, and pointing must open the panel too.
 */
export function Menu({ items, lang, path, say }: MenuProps) {
  const current = currentTop(items.map(addressesOf), path);
  return (
    <ul className={css['tops']}>
      {items.map((item, index) => (
        <li key={item.id} className={css['top']} data-menu-top="" data-current={index === current ? '' : undefined}>
          {item.sonMenu.length === 0 ? (
            <MenuLink className={css['trigger']} item={item} lang={lang} path={path} />
          ) : (
            <Branch item={item} lang={lang} path={path} say={say} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface BranchProps {
  item: MenuItem;
  lang: Lang;
  path: string;
  say: Say;
}

function Branch({ item, lang, path, say }: BranchProps) {
  const name = menuName(item, lang);
  const opened = item.sonMenu.find((child) => child.sonMenu.length > 0);
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
            <p className={css['name']} lang={name.lang}>
              {name.text}
            </p>
            <ArrowLink href={menuUrl(item.url, lang)}>{say('header.overview')}</ArrowLink>
          </div>
          <ul className={css['rows']}>
            {item.sonMenu.map((child) => (
              <SecondLevel key={child.id} item={child} lang={lang} path={path} say={say} first={child === opened} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function SecondLevel({ item, lang, path, say, first }: BranchProps & { first: boolean }) {
  if (item.sonMenu.length === 0) {
    return (
      <li className={css['item']}>
        <div className={css['row']}>
          <MenuLink className={css['link']} item={item} lang={lang} path={path} />
        </div>
      </li>
    );
  }
  const name = menuName(item, lang);
  return (
    <li className={css['item']} data-first={first ? '' : undefined}>
      <div className={css['row']} data-more="">
        <MenuLink className={css['link']} item={item} lang={lang} path={path} />
        <details className={css['more']}>
          <summary className={css['plus']} aria-label={say('header.submenu', { name: name.text })} />
        </details>
      </div>
      <ul className={css['third']}>
        {item.sonMenu.map((child) => (
          <li key={child.id}>
            <MenuLink className={css['link']} item={child} lang={lang} path={path} />
          </li>
        ))}
      </ul>
    </li>
  );
}
