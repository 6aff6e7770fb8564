import { navigate } from '../navigate.ts';
import { word } from './frame-words.ts';
import { toast } from './toast.ts';

const banner = () => document.querySelector<HTMLElement>('[data-offline]');

/** The screen that stands in for a page which did not come is replaced by that page, in the same document. */
function backOnline(): void {
  const line = banner();
  if (line) line.hidden = true;
  if (document.querySelector('main [data-try-again]')) {
    void navigate(new URL(location.href), { kind: 'pop', state: history.state });
  }
}

function update(): void {
  const line = banner();
  if (navigator.onLine) backOnline();
  else if (line) line.hidden = false;
}

/** The browser's own word is not always right: a connection without a way to the site counts as online, and a slow one as off. */
async function tryAgain(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    backOnline();
  } catch {
    toast(word('stillOffline'));
  }
}

/** Offline and online status is tracked (product specification §4); nothing is queued (decision G-19). */
export function listenForNetwork(): void {
  addEventListener('online', update);
  addEventListener('offline', update);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-try-again]')) void tryAgain();
  });
  update();
}
