import { showAgain } from './show-again.ts';
import { word } from './frame-words.ts';
import { toast } from './toast.ts';

const banner = () => document.querySelector<HTMLElement>('[data-offline]');

/** Milliseconds before a second try, and so many more before each further one: a network just back may lead nowhere yet. */
const PAUSE = 1000;
const MOST_TRIES = 4;

let nextTry: ReturnType<typeof setTimeout> | undefined;

/** The screen that stands in for a page which did not come is replaced by that page. */
async function bringPage(tries = 1): Promise<void> {
  clearTimeout(nextTry);
  if (!document.querySelector('main [data-try-again]')) return;
  await showAgain();
  if (tries < MOST_TRIES) nextTry = setTimeout(() => void bringPage(tries + 1), PAUSE * tries);
}

function show(isOnline: boolean): void {
  const line = banner();
  if (line) line.hidden = isOnline;
  if (isOnline) void bringPage();
}

const update = () => show(navigator.onLine);

/** The browser's own word is not always right: a connection without a way to the site counts as online, and a slow one as off. */
async function tryAgain(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    show(true);
  } catch {
    toast(word('stillOffline'));
  }
}

/** Offline and online status is tracked; nothing is queued (spec STATE-offline, G-19). */
export function listenForNetwork(): void {
  addEventListener('online', update);
  addEventListener('offline', update);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-try-again]')) void tryAgain();
  });
  update();
}
