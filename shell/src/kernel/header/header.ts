import type { Fragment } from 'shared/contract/section/section';
import { BASE } from 'shared/contract/site/site';
import { otherLang } from 'shared/contract/text/lang';
import { CLOSE_MENUS } from '../kernel-events.ts';
import { firstPage } from '../page-data.ts';
import { markLinks } from './menu.ts';
import { parseHtml } from '../trusted-types.ts';

const SCROLLED_FROM = 8;
/** Panels lie over the page there, as the styles of the menu have it; elsewhere they open in place. */
const WIDE = '(min-width: 64rem) or ((min-width: 48rem) and (min-height: 36rem))';

const header = () => document.querySelector<HTMLElement>('[data-header]');
const openDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-header] details[open]')];
const search = () => document.querySelector<HTMLElement>('[data-tool=search]');
/** Does nothing where it is closed. */
const closeSearch = () => search()?.querySelector<HTMLElement>('[popover]')?.hidePopover();

/** What a pointer opened, the script closes that let it. */
const closeHovered = () => header()?.dispatchEvent(new Event(CLOSE_MENUS));

/** Menus close on route change (spec STATE-menu-close). */
export function closeMenus(): void {
  closeHovered();
  closeSearch();
  for (const details of openDetails()) details.open = false;
}

/** Below the language segment, as the menu's rule wants it. */
const pathOf = (address: string) => address.replace(/^\/cn\/(?:cn|en)(?=[/?#]|$)/, '') || '/';

const languageLinks = () => document.querySelectorAll<HTMLAnchorElement>('[data-header] [data-language-switch]');

/** What the header shows of the page: its header theme, its entry in the menu, its translation, its tools. */
export function updateHeader({ url, page, menuEntry, headerTheme, languageHref, header: slot = '' }: Fragment): void {
  const element = header();
  document.documentElement.dataset['headerTheme'] = headerTheme;
  if (!element) return;
  element.querySelectorAll('[data-menu-top]').forEach((top, index) => {
    top.toggleAttribute('data-current', index === menuEntry);
  });
  // A screen stands for any address, as its document does.
  element.dataset['here'] = page.section && url;
  markLinks();
  for (const link of languageLinks()) link.href = languageHref;
  element.querySelector('[data-header-slot]')?.replaceChildren(parseHtml(slot));
}

/**
 * The other language keeps the whole address (spec C10): of its fragment the server never hears, of what nobody reads in
 * its query pages know nothing, and an island may have changed the rest. Told when a link is about to be used, in
 * whichever way: another button and the menu of the browser come after pressing.
 */
function onLanguage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('[data-language-switch]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const { pathname, search, hash } = location;
  link.href = `${BASE}/${otherLang(firstPage.lang)}${pathOf(pathname).replace(/^\/$/, '')}${search}${hash}`;
}

/** Esc closes what is open and gives focus back (WAI-ARIA APG, disclosure navigation; WCAG 1.4.13). */
function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const [open] = openDetails();
  closeMenus();
  open?.querySelector('summary')?.focus();
}

function onOutside(event: Event): void {
  if (event.target instanceof Node && !header()?.contains(event.target)) closeMenus();
}

/** What an open disclosure keeps open: its own entry of the menu, or itself. */
const homeOf = (details: Element) => details.closest('[data-menu-top]') ?? details;

/** Focus that leaves a panel closes it; where panels open in place that would move what is being touched. */
function onFocus(event: FocusEvent): void {
  onOutside(event);
  if (!(event.target instanceof Node) || !matchMedia(WIDE).matches) return;
  for (const details of openDetails()) {
    if (!homeOf(details).contains(event.target)) details.open = false;
  }
  if (!search()?.contains(event.target)) closeSearch();
}

/** Search and finder never stand beside an open menu (spec STATE-menu-or-search). */
function onToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return;
  if (newState !== 'open') {
    if (target.dataset['menuDisclosure'] !== undefined) closeHovered();
    return;
  }
  const tool = target.closest('[data-tool]');
  if (tool !== search()) closeSearch();
  for (const details of openDetails()) {
    if (details !== target && (tool || details.dataset['tool'] !== undefined)) details.open = false;
  }
}

export function listenForHeader(): void {
  const element = header();
  if (!element) return;
  const update = () => element.toggleAttribute('data-scrolled', scrollY > SCROLLED_FROM);
  addEventListener('scroll', update, { passive: true });
  // A page that comes back where it was left: asked now, the browser would lay everything out inside of this script.
  addEventListener('load', update);
  addEventListener('keydown', onEscape);
  document.addEventListener('click', onOutside);
  document.addEventListener('focusin', onFocus);
  element.addEventListener('toggle', onToggle, true);
  for (const type of ['pointerdown', 'click']) element.addEventListener(type, onLanguage);
}
