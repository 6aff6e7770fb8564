import type { Fragment } from 'shared/contract/section/section';
import { fetchFragment } from './fragments.ts';
import { constellation } from './page-data.ts';
import { endProgress, startProgress } from './feedback/progress.ts';
import { isOwned } from './islands/island-state.ts';
import { addressOf, isPage } from './page-link.ts';
import { prepare } from './prepare.ts';
import { leaveUnless } from './reload-once.ts';
import { IN_PLACE, leavePage, showAround, showPage } from './show-page.ts';

/** What a navigation says of itself: it is left to the browser. */
const AS_DOCUMENT = 'document';
/** Milliseconds; later nobody waits for a title any more. */
const FOLLOW_TIMEOUT = 10_000;

/**
 * Path and query of the page on screen. The location is ahead of it where a navigation cannot wait with its commit, and where
 * the visitor went on before this script was here: entries of the document before a reload count as this one's, and going to
 * them changes nothing but the address (HTML standard, document state of a session history entry).
 */
let shown = addressOf(new URL(globalThis.navigation?.activation?.entry?.url || location.href));

let latest: AbortSignal;
/** A document is on its way. */
let isLeaving = false;

/** A part of the page on screen, or an address that its island routes by itself. */
const isHere = (url: URL) => addressOf(url) === shown || (isOwned(shown) && isOwned(addressOf(url)));

function isOurs(event: NavigateEvent, url: URL): boolean {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  const info: unknown = event.info;
  if (!canIntercept || formData || downloadRequest !== null || info === AS_DOCUMENT || !isPage(url)) return false;
  // Chromium lets a document go on beside what stays within this one; another document takes its place.
  if (navigationType === 'reload' || (isLeaving && navigationType !== 'traverse')) return false;
  if (navigationType === 'traverse' || hashChange) return !isHere(url);
  return !destination.sameDocument;
}

/** The browser goes to the address by itself. Back and forward have changed it already. */
function openDocument(url: URL, { navigationType }: NavigateEvent): void {
  if (location.href === url.href) return location.reload();
  const history = navigationType === 'replace' ? navigationType : 'push';
  const { committed, finished } = navigation.navigate(url.href, { history, info: AS_DOCUMENT });
  // Rejected when the visitor goes elsewhere meanwhile.
  void Promise.allSettled([committed, finished]);
}

interface Arrival {
  fragment: Fragment | null;
  /** Lets what moves between the pages see the new one. */
  release?: (() => void) | undefined;
}

/** Resolves when the browser has painted what there is by now: in a tab that nobody sees, once somebody does. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** All that takes time, while the old page is shown: also a page that is here already comes after the press has been answered. */
async function approach(url: URL, event: NavigateEvent): Promise<Arrival> {
  const { signal } = event;
  startProgress(signal);
  const [fragment] = await Promise.all([prepare(url, signal), painted()]);
  if (signal.aborted || !fragment) {
    if (!signal.aborted && event.navigationType !== 'traverse') openDocument(url, event);
    return { fragment: null };
  }
  const release = await globalThis.__kernel.moveShared?.(event, fragment.html);
  await leavePage(signal);
  return { fragment, release };
}

/** The followed link, where it chooses within the page on screen: there the focus is. */
function choiceOf({ pathname }: URL, { navigationType }: NavigateEvent): Element | null {
  const { activeElement: link } = document;
  const isHereStill = navigationType !== 'traverse' && shown.split('?')[0] === pathname;
  return isHereStill && link?.closest(IN_PLACE) ? link : null;
}

/**
 * Chromium keeps no position of an entry that began while a step was given up, before something has scrolled there: back to
 * it, the page would stand where the one before stood.
 */
function scrollFor(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse') scrollTo(0, 1);
  event.scroll();
}

/** The address has just changed: in the same task the page does. */
function arrive({ fragment, release }: Arrival, url: URL, event: NavigateEvent): void {
  if (event.signal.aborted) return;
  if (!fragment) return openDocument(url, event);
  const choice = choiceOf(url, event);
  shown = addressOf(url);
  showPage(fragment, { scroll: () => scrollFor(event), choice });
  endProgress(fragment.status === 0 ? 'failed' : 'done');
  release?.();
}

/** An island shows another choice by itself: title, canonical address and header follow, and nothing else does. */
async function follow(url: URL): Promise<void> {
  const [before, address] = [shown, addressOf(url)];
  shown = address;
  if (before === address || url.pathname !== location.pathname || !isOwned(address)) return;
  const fragment = await fetchFragment(url, AbortSignal.timeout(FOLLOW_TIMEOUT));
  if (shown === address && fragment.constellation === constellation.id) showAround(fragment);
}

/** The address has gone ahead of the page on screen. */
function isAhead(): boolean {
  const address = addressOf(location);
  return address !== shown && !(isOwned(shown) && isOwned(address));
}

/** Stopped by the visitor, or back from the browser's memory, after the address had gone ahead: its page has to come. */
function catchUp(): void {
  if (isAhead()) location.reload();
}

/** Boots the document's page, where it is not to be loaded again; or when somebody goes elsewhere before that has happened. */
export function begin(boot: () => void): void {
  if (!isAhead()) return boot();
  navigation.addEventListener('navigate', ({ signal }) => signal.addEventListener('abort', boot), { once: true });
  location.reload();
}

/** A newer navigation aborts this one before it begins itself; the browser's own button for it does nothing else. */
function catchUpWhenStopped(signal: AbortSignal): void {
  latest = signal;
  const onStop = () => {
    if (latest !== signal) return;
    isLeaving = false;
    catchUp();
  };
  signal.addEventListener('abort', () => setTimeout(onStop));
}

/**
 * Prepare, then commit: address and page change together once the new page is ready. The browser orders and aborts
 * navigations, and keeps history and scroll positions (HTML standard, navigation API). Where it cannot let the address
 * wait, the address changes first.
 */
function onNavigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  catchUpWhenStopped(event.signal);
  if (!isOurs(event, url)) {
    // Without its answer the page is named as before.
    if (event.destination.sameDocument) void follow(url).catch(() => {});
    else if (event.downloadRequest === null) {
      isLeaving = true;
      leaveUnless(event.signal);
    }
    return;
  }
  isLeaving = false;
  let coming: Promise<Arrival> | undefined;
  const come = () => (coming ??= approach(url, event));
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    ...(event.cancelable && { precommitHandler: async () => void (await come()) }),
    handler: async () => arrive(await come(), url, event),
  });
}

/** Fields that nobody filled in would make further addresses of the same page. */
function dropEmpty({ target, formData }: FormDataEvent): void {
  if ((target as HTMLFormElement).method !== 'get') return;
  const empty = [...formData].filter(([, value]) => value === '');
  for (const [name] of empty) formData.delete(name);
}

/** Browsers without the navigation API open documents, which are whole pages. */
export function listenForNavigation(): void {
  document.addEventListener('formdata', dropEmpty);
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', onNavigate);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    catchUp();
  });
}
