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
  const inputs = document.querySelectorAll<HTMLInputElement>('main input, main textarea');
  // A box without a value attribute has the value "on" from the start; what counts is its tick.
  return [...inputs].some((field) =>
    /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

/**
 * A failed chunk load reloads the page (spec STATE-chunk-reload): once per release and tab, so never in a loop.
 * @returns whether the page is about to go.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || hasTyped() || !remember()) return false;
  location.reload();
  return true;
}
