/** Length of the list that islands keep under this key; 0 for anything else. */
function lengthOf(key: string): number {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}

/** Links of the header say how many entries a list on this device has: ` (2)` behind their words, nothing for none. */
export function showCounts(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const count = lengthOf(place.dataset['countOf'] ?? '');
    place.textContent = count ? ` (${count})` : '';
  }
}

export function listenForCounts(): void {
  // Another tab chose something, or the page comes out of the browser's cache.
  addEventListener('storage', showCounts);
  addEventListener('pageshow', showCounts);
}
