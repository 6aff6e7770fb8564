import type { Lang } from 'shared/contract/lang';
import type { MenuItem } from 'shared/contract/menu';
import type { SiteInfo } from 'shared/contract/site-info';
import { Icon } from 'shared/ui/icon/icon';
import { Wordmark } from 'shared/ui/wordmark/wordmark';
import type { Say } from '../../messages/en.ts';
import { menuUrl } from '../menu-url.ts';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';

export interface HeaderProps {
  lang: Lang;
  site: SiteInfo;
  /** Of `MENU-MAIN`, filtered for the language by `menuFor`. */
  menu: readonly MenuItem[];
  /** Below the language segment, with its query. */
  path: string;
  languageHref: string;
  say: Say;
}

/**
 * The header of every page with the default layout (product specification §2). Its ground follows `data-ground` of the
 * root element, so that it stays right when only the page is replaced.
 */
export function Header({ lang, site, menu, path, languageHref, say }: HeaderProps) {
  return (
    <header className={css['header']} data-header="" data-print="off">
      <div className={css['bar']}>
        <Wordmark name={site.shortName} href={menuUrl('/', lang)} label={say('header.home', { name: site.name })} />
        <details className={css['toggle']} data-menu-toggle="">
          <summary className={css['toggler']} aria-label={say('header.menu')}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
        </details>
        <nav className={css['nav']} aria-label={say('header.main')} data-menu="">
          <Menu items={menu} lang={lang} path={path} say={say} />
          <div className={css['extras']}>
            <Shortcuts lang={lang} say={say} />
          </div>
        </nav>
        <div className={css['tools']}>
          <div className={css['shortcuts']}>
            <Shortcuts lang={lang} say={say} />
          </div>
          <LanguageSwitch lang={lang} href={languageHref} say={say} />
        </div>
      </div>
    </header>
  );
}

function Shortcuts({ lang, say }: { lang: Lang; say: Say }) {
  return (
    <>
      <a className={css['shortcut']} href={menuUrl('/book', lang)}>
        {say('header.book')}
      </a>
      <a className={css['shortcut']} href={menuUrl('/media', lang)} target="_blank" rel="noopener">
        {say('header.media')}
      </a>
    </>
  );
}
