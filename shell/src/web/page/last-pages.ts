import { LRUCache } from 'lru-cache';
import { renderedBytes, type Rendered } from './rendered-page.ts';
import type { Answer } from './render-request.ts';

/** Most of them are kept pages too, which take no memory twice. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Pages as they last were, over all constellations and versions of the content, for when their section fails. */
export interface LastPages {
  remember(key: string, answer: Answer, value: Rendered): void;
  /** What serves in place of an error screen; undefined where nothing has to, or nobody has seen the page whole. */
  insteadOf(key: string, answer: Answer): Rendered | undefined;
  /** Measures again what has grown since. */
  remeasure(key: string, value: Rendered): void;
}

const screenOf = (answer: Answer) => (answer.kind === 'page' ? answer.page.screen : undefined);

export function createLastPages(): LastPages {
  const pages = new LRUCache<string, Rendered>({ maxSize: MAX_BYTES, sizeCalculation: renderedBytes });
  return {
    remember(key, answer, value) {
      if (screenOf(answer) === null) pages.set(key, value);
    },
    insteadOf: (key, answer) => (screenOf(answer) === 'application-error' ? pages.get(key) : undefined),
    remeasure(key, value) {
      if (pages.peek(key) === value) pages.set(key, value);
    },
  };
}
