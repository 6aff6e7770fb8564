import { storedLength } from '../stored-list.ts';

/** Links of the header say how many entries a list on this device has: ` (2)` behind their words, nothing for none. */
export function showCounts(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const count = storedLength(place.dataset['countOf'] ?? '');
    place.textContent = count ? ` (${count})` : '';
  }
}

export function listenForCounts(): void {
  // Another tab chose something, or the page comes out of the browser's cache.
  addEventListener('storage', showCounts);
  addEventListener('pageshow', showCounts);
}
