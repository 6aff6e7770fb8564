import type { MenuFile } from 'shared/contract/section/frame';
import { parseHtml } from '../trusted-types.ts';

let coming: Promise<MenuFile> | undefined;

/** The stylesheet of each page by its address below the language segment, once they are known. */
export let pageStyles: NonNullable<MenuFile['styles']> = {};

const menu = () => document.querySelector<HTMLElement>('[data-menu]');

async function request(address: string): Promise<MenuFile> {
  const response = await fetch(address);
  const file = (await response.json()) as MenuFile;
  pageStyles = file.styles ?? {};
  return file;
}

/** Brings the lower levels of the menu into the browser's memory. */
export function fetchMenu(): Promise<MenuFile> | undefined {
  const address = menu()?.dataset['menu'];
  if (!address) return undefined;
  coming ??= request(address);
  // Whoever reaches for the menu next tries again.
  coming.catch(() => (coming = undefined));
  return coming;
}

/** Marks the links of the menu that lead to the page on screen. */
export function markLinks(): void {
  const here = document.querySelector<HTMLElement>('[data-header]')?.dataset['here'];
  for (const link of document.querySelectorAll('[data-menu] a[href^="/"]')) {
    if (link.getAttribute('href') === here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Puts them into their panels, once. Those of a later constellation would not fit the styles of this document. */
export async function fillMenu(): Promise<void> {
  const element = menu();
  const arrived = await fetchMenu();
  const address = element?.dataset['menu'];
  if (!arrived || !address) return;
  element.dataset['menu'] = '';
  if (!address.includes(arrived.version)) return;
  arrived.panels.forEach((panel, index) => {
    // Whoever comes near may be pressing already: a task for each, so that the page answers between two of them.
    setTimeout(() => {
      const entry = document.querySelectorAll('[data-menu-top]')[index];
      entry?.querySelector('[data-menu-panel] > *')?.append(parseHtml(panel));
      markLinks();
    });
  });
}

/** Whoever comes near the header, in whichever way, is about to open it. */
export function listenForMenu(): void {
  const element = document.querySelector('[data-header]');
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    element?.addEventListener(type, () => void fillMenu().catch(() => {}), { passive: true });
  }
}
