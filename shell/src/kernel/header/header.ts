import type { Fragment } from 'shared/contract/section';
import { currentTop } from '../../frame/menu-current.ts';

const SCROLLED_FROM = 8;

const header = () => document.querySelector<HTMLElement>('[data-header]');
const openDetails = () => document.querySelectorAll<HTMLDetailsElement>('[data-header] details[open]');

/** Menus close on route change (product specification §4). */
export function closeMenus(): void {
  for (const details of openDetails()) details.open = false;
}

/** Below the language segment, as the menu's rule wants it. */
const placeOf = (address: string) => address.replace(/^\/cn\/(?:cn|en)(?=[/?#]|$)/, '') || '/';
const linksIn = (top: Element) => [...top.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];

function markCurrent(tops: readonly HTMLElement[], url: string): void {
  const path = placeOf(url);
  const addresses = tops.map((top) => linksIn(top).map((link) => placeOf(link.getAttribute('href') ?? '')));
  const current = currentTop(addresses, path);
  tops.forEach((top, index) => top.toggleAttribute('data-current', index === current));
  for (const link of tops.flatMap(linksIn)) {
    if (link.getAttribute('href') === url) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** What the header shows of the page: its ground, its place in the menu, its twin in the other language. */
export function updateHeader({ url, ground, languageHref }: Fragment): void {
  const element = header();
  document.documentElement.dataset['ground'] = ground;
  if (!element) return;
  markCurrent([...element.querySelectorAll<HTMLElement>('[data-menu-top]')], url);
  for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) link.href = languageHref;
}

/** Esc closes what is open and gives focus back (WAI-ARIA APG, disclosure navigation; WCAG 1.4.13). */
function onEscape(event: KeyboardEvent): void {
  const element = header();
  if (event.key !== 'Escape' || !element) return;
  const [open] = openDetails();
  closeMenus();
  open?.querySelector('summary')?.focus();
  element.dataset['dismissed'] = '';
}

function onOutside(event: Event): void {
  if (event.target instanceof Node && !header()?.contains(event.target)) closeMenus();
}

export function listenForHeader(): void {
  const element = header();
  if (!element) return;
  const update = () => element.toggleAttribute('data-scrolled', scrollY > SCROLLED_FROM);
  addEventListener('scroll', update, { passive: true });
  update();
  addEventListener('keydown', onEscape);
  document.addEventListener('click', onOutside);
  document.addEventListener('focusin', onOutside);
  element.addEventListener('pointerleave', () => delete element.dataset['dismissed']);
}
