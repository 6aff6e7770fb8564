import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import type { SiteInfo } from 'shared/contract/site/site-info';
import { Icon } from 'shared/ui/media/icon/icon';
import { Wordmark } from 'shared/ui/media/wordmark/wordmark';
import type { Say } from '../../messages/en.ts';
import { markup, type Markup } from '../markup/markup.ts';
import { menuUrl } from '../menu-url.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import type { HeaderLink } from './header-links.ts';
import css from './header.module.css';
import { Menu } from './menu.tsx';
import { SearchPanel } from './search-panel.tsx';

const name = (of: string): string => css[of] ?? '';

export interface HeaderProps {
  lang: Lang;
  site: SiteInfo;
  /** Of `MENU-MAIN`, filtered for the language by `menuFor` and for what is served by `servedMenu`. */
  menu: readonly MenuItem[];
  /** Below the language segment, with its query. */
  path: string;
  say: Say;
  /** Links that are not of the menu (spec SCR-header). */
  shortcuts: readonly HeaderLink[];
  /** Path of the search page; absent where nobody has one. */
  search: string | undefined;
  lower: LowerLevels;
}

/** Where the lower levels of the menu are. */
export interface LowerLevels {
  /** The file that the kernel brings. */
  file: string;
  /** Path of the page that has them too; absent where nobody has one. */
  siteMap: string | undefined;
}

/** What the headers of all pages have in common that have the same entry of the menu. */
export interface HeaderContent {
  menu: Markup;
  shortcuts: Markup;
  search: Markup;
}

/** What only one page has in its header. */
export interface HeaderSlots {
  /** Address of the page: which links of the menu lead here. */
  here: string;
  languages: Markup;
  /** What only some pages have: filled by the document, then by every navigation. */
  extra: Markup;
}

export function headerContent(props: HeaderProps): HeaderContent {
  const { say, shortcuts, search } = props;
  return {
    menu: renderMarkup(<MainMenu {...props} />),
    shortcuts: renderMarkup(<Shortcuts links={shortcuts} />),
    search: renderMarkup(search === undefined ? null : <SearchPanel action={search} say={say} />),
  };
}

/**
 * The header of every page with the default layout (spec SCR-header). It follows `data-header-theme` of the
 * root element, so that it stays right when only the page is replaced.
 */
export function header({ menu, shortcuts, search }: HeaderContent, { here, languages, extra }: HeaderSlots): Markup {
  const links = markup`<div class="${name('shortcuts')}">${shortcuts}</div>`;
  const tools = markup`<div class="${name('tools')}">${links}${languages}</div>`;
  const bar = markup`<div class="${name('bar')}">${menu}${tools}${search}</div>`;
  const slot = markup`<div class="${name('slot')}" data-header-slot="">${extra}</div>`;
  return markup`<header class="${name('header')}" data-header="" data-here="${here}" data-print="off">${bar}${slot}</header>`;
}

function MainMenu({ lang, site, menu, path, say, shortcuts, lower }: HeaderProps) {
  return (
    <>
      <Wordmark name={site.shortName} href={menuUrl('/', lang)} label={say('header.home', { name: site.name })} />
      <details className={css['toggle']} name="tool" data-menu-toggle="">
        <summary className={css['toggler']} aria-label={say('header.menu')}>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
      </details>
      <nav className={css['nav']} aria-label={say('header.main')} data-menu={lower.file}>
        <Menu items={menu} lang={lang} path={path} siteMap={lower.siteMap} say={say} />
        <div className={css['extras']}>
          <Shortcuts links={shortcuts} />
        </div>
      </nav>
    </>
  );
}

function Shortcuts({ links }: { links: readonly HeaderLink[] }) {
  return (
    <>
      {links.map(({ href, text, beside, counts }) => (
        <a
          key={href}
          className={css['shortcut']}
          href={href}
          {...(beside ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {text}
          {counts !== '' && <span data-count-of={counts} />}
        </a>
      ))}
    </>
  );
}
