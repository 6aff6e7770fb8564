import { LRUCache } from 'lru-cache';
import { renderedBytes, type Rendered } from './rendered-page.ts';
import type { Answer } from './render-request.ts';

/** Most of them are kept pages too, which take no memory twice. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Milliseconds for which a page as it last was is better than one that lacks something. */
const WORTHY = 3_600_000;

/** A render, and what it was made from. */
export interface Render {
  key: string;
  answer: Answer;
  /** Of constellation and content. */
  version: string;
}

interface LastPage {
  value: Rendered;
  version: string;
  /** Of the monotonic clock, milliseconds. */
  at: number;
}

/** Pages as they last were, whole, for when their section or a call of theirs fails. */
export interface LastPages {
  remember(render: Render, value: Rendered): void;
  /**
   * What serves instead: of an error screen the page of any version, of one that lacks something the page of the same
   * version and of the last hour. Undefined where nothing has to, or nobody has seen it whole.
   */
  insteadOf(render: Render): Rendered | undefined;
  /** Measures again what has grown since. */
  remeasure(key: string, value: Rendered): void;
}

const isPartial = (answer: Answer) => answer.kind === 'page' && answer.isPartial === true;
const screenOf = (answer: Answer) => (answer.kind === 'page' ? answer.page.screen : undefined);

export function createLastPages(): LastPages {
  const sizeCalculation = ({ value }: LastPage) => renderedBytes(value);
  const pages = new LRUCache<string, LastPage>({ maxSize: MAX_BYTES, sizeCalculation });
  const isWorthy = (last: LastPage, version: string) =>
    last.version === version && performance.now() - last.at < WORTHY;
  return {
    remember({ key, answer, version }, value) {
      if (screenOf(answer) === null && !isPartial(answer)) pages.set(key, { value, version, at: performance.now() });
    },
    insteadOf({ key, answer, version }) {
      if (screenOf(answer) === 'application-error') return pages.get(key)?.value;
      const last = isPartial(answer) ? pages.get(key) : undefined;
      return last && isWorthy(last, version) ? last.value : undefined;
    },
    remeasure(key, value) {
      const last = pages.peek(key);
      if (last?.value === value) pages.set(key, last);
    },
  };
}
