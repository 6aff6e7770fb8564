import { constellation } from './page-data.ts';

const KEY = 'reloaded-for';

function remember(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === constellation.id) return false;
    sessionStorage.setItem(KEY, constellation.id);
    return true;
  } catch {
    // Without storage a loop could not be noticed: better no reload at all.
    return false;
  }
}

/** Text a visitor has typed is worth more than a fresh script. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

/**
 * A failed chunk load reloads the page (product specification §4): once per release and tab, so never in a loop.
 * @returns whether the page is about to go.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || hasTyped() || !remember()) return false;
  location.reload();
  return true;
}
