import type { Fragment } from 'shared/contract/section/section';
import { bootPage } from './boot-page.ts';
import { closeMenus, updateHeader } from './header/header.ts';
import { bootIslands, syncRuntime } from './islands/islands.ts';
import { resetIslands, state } from './islands/island-state.ts';
import { dropStylesheetsExcept } from './load-files.ts';
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

/** The old islands leave; they come back when the navigation is given up meanwhile and their page stays. */
async function leavePage(signal: AbortSignal): Promise<void> {
  const { page } = state;
  resetIslands(null);
  await syncRuntime();
  if (signal.aborted && page && !state.page) bootIslands(page);
}

/**
 * The commit of a navigation, in one step: the old islands leave, address, head and content change, the new ones boot.
 * A navigation that was aborted, also at the last moment, changes nothing.
 * @param enter changes the address; runs when nothing of the old page is alive any more.
 */
export async function showPage(fragment: Fragment, signal: AbortSignal, enter: () => void): Promise<void> {
  // A view transition calls back later than the navigation asked.
  if (signal.aborted) return;
  await leavePage(signal);
  if (signal.aborted) return;
  enter();
  replaceHead(fragment);
  document.querySelector('main')?.replaceChildren(parseHtml(fragment.html));
  dropStylesheetsExcept(fragment.css);
  updateHeader(fragment);
  closeMenus();
  bootPage(fragment.page);
}

/** Screen readers hear the new title; the keyboard goes on from the new heading (WCAG 2.4.3). */
export function announcePage(title: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const live = document.getElementById('live');
  if (live) live.textContent = title;
}
