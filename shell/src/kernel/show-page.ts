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

/** Screen readers hear the new title; the keyboard goes on from the new heading (WCAG 2.4.3). */
function announcePage(title: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const live = document.getElementById('live');
  if (live) live.textContent = title;
}

/** All of the frame that belongs to a page: what machines read, and what its header shows. */
export function showAround(fragment: Fragment): void {
  replaceHead(fragment);
  updateHeader(fragment);
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
 * The commit of a navigation, in one step: head and content change, the new islands boot.
 * @param scroll to where the page is to be seen first
 */
export function showPage(fragment: Fragment, scroll: () => void): void {
  ({ page } = fragment);
  showAround(fragment);
  document.querySelector('main')?.replaceChildren(parseHtml(fragment.html));
  dropStylesheetsExcept(fragment.css);
  closeMenus();
  bootPage(page);
  scroll();
  announcePage(fragment.title);
}
