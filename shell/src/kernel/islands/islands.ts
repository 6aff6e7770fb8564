import type { RuntimeApi } from 'shared/contract/section/kernel';
import type { Asset, PageState } from 'shared/contract/section/section';
import { word } from '../feedback/frame-words.ts';
import { announceDue, elementOf, islandOf, resetIslands, state } from './island-state.ts';
import { fetchEarly, loadScript } from '../load-files.ts';
import { reloadOnce } from '../reload-once.ts';
import { storedLength } from '../stored-list.ts';
import { learn } from '../trusted-types.ts';

/** How far below the window an island counts as visible, so that it lives when it arrives. */
const MARGIN = '200px';

let runtime: RuntimeApi | null = null;
let observer: IntersectionObserver | null = null;

export function registerRuntime(api: RuntimeApi): void {
  runtime = api;
}

/** Lets single-spa follow the page; nothing to do while no island has ever been due. */
export async function syncRuntime(): Promise<void> {
  await runtime?.sync();
}

function scriptsOf(page: PageState): Asset[] {
  const { remote } = page;
  return [...(remote ? [remote.runtime, remote.entry] : []), ...page.js];
}

/** Starts everything that an island of this page needs, in one wave. */
export function preloadFor(page: PageState): void {
  const assets = scriptsOf(page);
  learn(assets);
  for (const asset of assets) fetchEarly(asset);
}

async function wake(page: PageState): Promise<void> {
  preloadFor(page);
  try {
    if (!runtime) await loadScript(page.remote?.runtime[0] ?? '');
    if (page === state.page) await runtime?.sync();
  } catch (error) {
    if (page === state.page) failAll(error);
  }
}

function makeDue(island: number): void {
  const { page, due } = state;
  const element = elementOf(island);
  if (!page || due.has(island) || !element) return;
  due.add(island);
  element.setAttribute('aria-busy', 'true');
  if (!announceDue(island)) void wake(page);
}

export function hydrated(island: number): void {
  state.live.add(island);
  const element = elementOf(island);
  element?.removeAttribute('aria-busy');
  element?.setAttribute('data-live', '');
  const mine = state.queued.filter((queued) => queued.island === island);
  state.queued = state.queued.filter((queued) => queued.island !== island);
  replay(mine.map((queued) => queued.replay));
}

/** One event per task: React must render between two, or the second meets the closures of the first. */
function replay([first, ...rest]: (() => void)[]): void {
  if (!first) return;
  setTimeout(() => {
    first();
    replay(rest);
  });
}

function offerRetry(island: number, element: HTMLElement): void {
  if (element.nextElementSibling?.matches('[data-retry]')) return;
  const button = document.createElement('button');
  button.dataset['retry'] = '';
  button.textContent = word('retry');
  button.addEventListener('click', () => {
    button.remove();
    element.removeAttribute('data-failed');
    // Due first: without a due island single-spa would unmount the section under the retry.
    makeDue(island);
    void runtime?.retry(state.page?.section ?? '');
  });
  element.after(button);
}

/** The island keeps its server HTML, links keep working, and the visitor can try again. */
export function failed(island: number, error: unknown): void {
  console.warn(`island ${state.page?.section ?? ''}/${state.page?.islands[island]?.name ?? island} failed`, error);
  if (!state.live.has(island) && reloadOnce()) return;
  const element = elementOf(island);
  state.due.delete(island);
  state.live.delete(island);
  state.queued = state.queued.filter((queued) => queued.island !== island);
  if (!element) return;
  element.removeAttribute('aria-busy');
  element.removeAttribute('data-live');
  element.setAttribute('data-failed', '');
  offerRetry(island, element);
}

export function failAll(error: unknown): void {
  for (const island of state.due) if (!state.live.has(island)) failed(island, error);
}

function watch(element: HTMLElement): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries.filter((one) => one.isIntersecting)) {
        observer?.unobserve(entry.target);
        makeDue(islandOf(entry.target));
      }
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}

/** The page on screen is now this one. */
export function bootIslands(page: PageState): void {
  observer?.disconnect();
  observer = null;
  resetIslands(page);
  page.islands.forEach(({ when, stored }, island) => {
    const element = elementOf(island);
    // What the address names inside it, such as a picture of a gallery, opens without a further step.
    const isDue = when === 'load' || element?.querySelector(':target') || (stored && storedLength(stored));
    if (element && isDue) makeDue(island);
    else if (element && when === 'visible') watch(element);
  });
}

/** A page with islands that scrolling brings alive: fetch their runtime while nothing else happens. */
export function prefetchRuntime(): void {
  const { islands, remote } = state.page ?? {};
  if (remote && islands?.some((island) => island.when === 'visible')) fetchEarly(remote.runtime, 'low');
}

function queueEvent(event: Event, island: number): void {
  const element = event.target as HTMLElement;
  event.preventDefault();
  event.stopImmediatePropagation();
  makeDue(island);
  const again = () => {
    if (!element.isConnected) return;
    if (event.type === 'click') element.click();
    else (element as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  };
  state.queued.push({ island, element, replay: again });
}

const waits = (island: number) => island >= 0 && !state.live.has(island) && state.page !== null;
const isBroken = (island: number) => elementOf(island)?.hasAttribute('data-failed') === true;

/** The first click or submit before hydration is queued, and played back on the same node when the island lives. */
function onActivate(event: Event): void {
  const island = islandOf(event.target);
  if (!waits(island) || isBroken(island)) return;
  if (event.type === 'click' && (event.target as Element).closest('a[href],summary,video')) return;
  queueEvent(event, island);
}

/** Text typed before hydration stays in the field; React is told of it afterwards. */
function onInput(event: Event): void {
  const island = islandOf(event.target);
  const element = event.target as HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };
  if (!waits(island)) return;
  makeDue(island);
  if (element.type === 'checkbox' || element.type === 'radio') return;
  state.queued = state.queued.filter((queued) => queued.element !== element);
  const update = () => {
    // React ignores an input event whose value it believes to know already.
    element._valueTracker?.setValue('\0');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  state.queued.push({ island, element, replay: update });
}

function onIntent(event: Event): void {
  const island = islandOf(event.target);
  if (waits(island) && !isBroken(island)) makeDue(island);
}

export function listenForIslands(): void {
  for (const type of ['click', 'submit']) document.addEventListener(type, onActivate, true);
  document.addEventListener('input', onInput, true);
  const quiet = { capture: true, passive: true };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, quiet);
}
