import type { DueListener } from 'shared/contract/section/kernel';
import type { PageState } from 'shared/contract/section/section';

interface QueuedEvent {
  island: number;
  element: Element;
  replay: () => void;
}

/** The islands of the page on screen. Replaced as a whole with every page. */
export interface IslandState {
  page: PageState | null;
  due: Set<number>;
  live: Set<number>;
  queued: QueuedEvent[];
  /** An island routes the addresses that the page owns. */
  routes: boolean;
}

export const state: IslandState = { page: null, due: new Set(), live: new Set(), queued: [], routes: false };

const listeners = new Set<DueListener>();

export function resetIslands(page: PageState | null): void {
  state.page = page;
  state.due = new Set();
  state.live = new Set();
  state.queued = [];
  state.routes = false;
}

export function elementOf(island: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-island="${island}"]`);
}

/** An island takes the addresses that its page owns, until it calls the result. */
export function ownAddresses(): () => void {
  state.routes = true;
  return () => {
    state.routes = false;
  };
}

/** Addresses that the present page's island routes by itself. */
export function isOwned(address: string): boolean {
  const owns = state.page?.owns;
  if (!owns || !state.routes) return false;
  const path = address.split('?')[0] ?? '';
  return owns.endsWith('/') ? path.startsWith(owns) : path === owns;
}

/** The island an event happened in, or -1. */
export function islandOf(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest('[data-island]') : null;
  return element ? Number(element.getAttribute('data-island')) : -1;
}

export function announceDue(island: number): boolean {
  const element = elementOf(island);
  if (element) for (const listener of listeners) listener(island, element);
  return listeners.size > 0;
}

/** Calls back for every island already due, then for each that becomes due. */
export function onDue(listener: DueListener): () => void {
  listeners.add(listener);
  for (const island of state.due) {
    const element = elementOf(island);
    if (element && !state.live.has(island)) listener(island, element);
  }
  return () => listeners.delete(listener);
}
