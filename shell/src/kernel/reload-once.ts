import { constellation } from './page-data.ts';

const KEY = 'reloaded-for';

let leaving: AbortSignal | null = null;

/** A document is on its way: some browsers say of all that this one still waits for that it failed. */
export function leaveUnless(given: AbortSignal): void {
  leaving = given;
  // Whoever comes back to this page finds it alive.
  addEventListener('pagehide', () => (leaving = null), { once: true });
}

/** A reload would take the place of what the visitor asked for. */
const isLeaving = () => globalThis.navigation?.transition || leaving?.aborted === false;

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
  return [...inputs].some(
    (field) =>
      field.checked !== field.defaultChecked ||
      // A box without a value attribute has the value "on" from the start; what counts is its tick.
      (field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue),
  );
}

/**
 * A failed chunk load reloads the page (spec STATE-chunk-reload): once per release and tab, so never in a loop.
 * @returns whether the page is about to go.
 */
export function reloadOnce(): boolean {
  if (isLeaving() || !navigator.onLine || hasTyped() || !remember()) return false;
  location.reload();
  return true;
}
