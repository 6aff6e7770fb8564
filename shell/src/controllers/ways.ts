import { BASE } from 'shared/contract/site/site';
import { likeness, wordsIn } from '../frame/screens/nearness.ts';
import { PAGE_SHOWN } from '../kernel/kernel-events.ts';

const MOST = 4;
/** As on screens that the server draws for their address (`frame/screens/ways-on.ts`). */
const ALIKE = 0.5;

/** Of a page within its language; the home page is the way that every screen has anyway. */
const pathOf = (address: string) => new URL(address).pathname.slice(`${BASE}/xx`.length).replace(/\/+$/, '');

/** Links of the frame to other pages, each page once. */
function framePages(): Map<string, HTMLAnchorElement> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href],footer a[href]')];
  const own = links.filter((link) => link.origin === location.origin && link.pathname.startsWith(`${BASE}/`));
  return new Map(own.filter(({ href }) => pathOf(href) !== '').map((link) => [pathOf(link.href), link]));
}

function nearest(path: string): HTMLAnchorElement[] {
  const rated = [...framePages()].map(([other, link]) => ({ link, rate: likeness(other, path) }));
  const alike = rated.filter(({ rate }) => rate >= ALIKE).toSorted((one, other) => other.rate - one.rate);
  return alike.slice(0, MOST).map(({ link }) => link);
}

function itemOf({ href, textContent }: HTMLAnchorElement): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { href, textContent: textContent.trim() });
  link.className = 'text-link';
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The screen of missing pages is drawn once for all addresses: what an address tells is filled in here. */
function showWaysOn(): void {
  const near = document.querySelector<HTMLElement>('main [data-nearest]');
  if (!near) return;
  const field = document.querySelector<HTMLInputElement>('main input[name=key]');
  if (field && field.value === '')
    field.value = wordsIn(location.pathname.slice(`${BASE}/xx`.length) + location.search);
  const links = nearest(pathOf(location.href));
  near.querySelector('ul')?.replaceChildren(...links.map(itemOf));
  near.hidden = links.length === 0;
  const named = links.map(({ href }) => pathOf(href));
  for (const popular of document.querySelectorAll<HTMLAnchorElement>('main nav:not([data-nearest]) a')) {
    if (named.includes(pathOf(popular.href))) popular.closest('li')?.remove();
  }
}

showWaysOn();
document.addEventListener(PAGE_SHOWN, showWaysOn);
