import { vi } from 'vitest';

/** A browser that tells at once which of the watched elements are in sight, until a script has heard enough. */
export function observeSight(isInSight: (element: Element) => boolean): void {
  class Observer {
    readonly #listener: (entries: object[]) => void;
    readonly #watched: Element[] = [];
    #isOver = false;
    constructor(listener: (entries: object[]) => void) {
      this.#listener = listener;
    }
    observe(element: Element): void {
      this.#watched.push(element);
      if (this.#watched.length === 1) setTimeout(() => this.#notify());
    }
    disconnect(): void {
      this.#isOver = true;
    }
    #notify(): void {
      if (this.#isOver) return;
      this.#listener(this.#watched.map((target) => ({ target, isIntersecting: isInSight(target) })));
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}
