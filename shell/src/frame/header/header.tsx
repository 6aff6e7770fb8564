import type { Lang } from 'shared/contract/lang';
import type { MenuItem } from 'shared/contract/menu';
import type { PageModuleItem } from 'shared/contract/page-module';
import type { SiteInfo } from 'shared/contract/site-info';
import { Icon } from 'shared/ui/icon/icon';
import { Wordmark } from 'shared/ui/wordmark/wordmark';
import type { Say } from '../../messages/en.ts';
import { menuUrl } from '../menu-url.ts';
import type { IsServed } from '../served-menu.ts';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';
import { SearchPanel } from './search-panel.tsx';

export interface HeaderProps {
  lang: Lang;
  site: SiteInfo;
  /** Of `MENU-MAIN`, filtered for the language by `menuFor` and for what is served by `servedMenu`. */
  menu: readonly MenuItem[];
  featured: readonly PageModuleItem[];
  /** Below the language segment, with its query. */
  path: string;
  languageHref: string;
  say: Say;
  isServed: IsServed;
}

/**
 * The header of every page with the default layout (product specification §2). Its ground follows `data-ground` of the
 * root element, so that it stays right when only the page is replaced.
 */
export function Header({ menu, featured, path, languageHref, ...rest }: HeaderProps) {
  const { lang, site, say, isServed } = rest;
  return (
    <header className={css['header']} data-header="" data-print="off">
      <div className={css['bar']}>
        <Wordmark name={site.shortName} href={menuUrl('/', lang)} label={say('header.home', { name: site.name })} />
        <details className={css['toggle']} name="tool" data-menu-toggle="">
          <summary className={css['toggler']} aria-label={say('header.menu')}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
        </details>
        <nav className={css['nav']} aria-label={say('header.main')} data-menu="">
          <Menu items={menu} featured={featured} lang={lang} path={path} say={say} />
          <div className={css['extras']}>
            <Shortcuts lang={lang} say={say} isServed={isServed} />
          </div>
        </nav>
        <div className={css['tools']}>
          <div className={css['shortcuts']}>
            <Shortcuts lang={lang} say={say} isServed={isServed} />
          </div>
          <LanguageSwitch lang={lang} href={languageHref} say={say} />
        </div>
        {isServed('/search') ? <SearchPanel lang={lang} say={say} /> : null}
      </div>
      {/* What only some pages have in their header; filled by the document, then by every navigation. */}
      <div className={css['slot']} data-header-slot="" />
    </header>
  );
}

/** Links that are not of the menu (product specification §2); each as soon as its page is served. */
function Shortcuts({ lang, say, isServed }: Pick<HeaderProps, 'lang' | 'say' | 'isServed'>) {
  return (
    <>
      {isServed('/book') ? (
        <a className={css['shortcut']} href={menuUrl('/book', lang)}>
          {say('header.book')}
        </a>
      ) : null}
      {isServed('/media') ? (
        <a className={css['shortcut']} href={menuUrl('/media', lang)} target="_blank" rel="noopener">
          {say('header.media')}
        </a>
      ) : null}
    </>
  );
}
