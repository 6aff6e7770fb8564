import type { Fragment } from 'shared/contract/section/section';
import { bootPage } from './boot-page.ts';
import { closeMenus, updateHeader } from './header/header.ts';
import { bootIslands, syncRuntime } from './islands/islands.ts';
import { resetIslands } from './islands/island-state.ts';
import { dropStylesheetsExcept } from './load-files.ts';
import { firstPage } from './page-data.ts';
import { parseHtml } from './trusted-types.ts';

function replaceHead(fragment: Fragment): void {
  document.title = fragment.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const [tag, attributes] of fragment.head) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset['head'] = '';
    document.head.append(element);
  }
}

const linkOf = (link: Element) => [link.getAttribute('href'), link.closest(IN_PLACE)?.getAttribute('aria-label')];
/** Two lists of choices may lead to one address. */
const isSameChoice = (one: Element, other: Element) => String(linkOf(one)) === String(linkOf(other));

/**
 * Screen readers hear the new title; the keyboard goes on from the new heading, or from the choice that brought the page
 * (WCAG 2.4.3).
 */
function announcePage(title: string, choice: Element | null): void {
  const choices = [...document.querySelectorAll<HTMLElement>(`main ${IN_PLACE} a`)];
  const again = choice && choices.find((link) => isSameChoice(link, choice));
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  (again || heading)?.focus({ preventScroll: true });
  const live = document.getElementById('live');
  if (live) live.textContent = title;
}

/** All of the frame that belongs to a page: what machines read, and what its header shows. */
export function showAround(fragment: Fragment): void {
  replaceHead(fragment);
  updateHeader(fragment);
}

/** Links that choose among what is below them. */
export const IN_PLACE = '[data-in-place]';

/** How a page comes on screen. */
interface Showing {
  /** To where it is to be seen first. */
  scroll: () => void;
  /** The link in place that was followed. */
  choice?: Element | null;
}

let page = firstPage;
let leaving: AbortSignal | null = null;

/** The islands leave; they come back when the navigation is aborted after all, and no newer one takes them along. */
export async function leavePage(signal: AbortSignal): Promise<void> {
  // Nobody would bring them back.
  if (signal.aborted) return;
  leaving = signal;
  resetIslands(null);
  // Whatever an island does at its end is its own fault, and no reason to stay.
  const gone = syncRuntime().catch(() => {});
  signal.addEventListener('abort', () => void gone.then(() => leaving === signal && bootIslands(page)));
  await gone;
}

/**
 * The commit of a navigation, in one step: head and content change, the new islands boot. Who chose in place is left where
 * they are.
 */
export function showPage(fragment: Fragment, { scroll, choice = null }: Showing): void {
  ({ page } = fragment);
  showAround(fragment);
  document.querySelector('main')?.replaceChildren(parseHtml(fragment.html));
  dropStylesheetsExcept(fragment.css);
  closeMenus();
  bootPage(page);
  if (choice === null) scroll();
  announcePage(fragment.title, choice);
}
