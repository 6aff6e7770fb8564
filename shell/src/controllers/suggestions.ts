import { callMessage, openAnswer } from 'shared/contract/call/call-message';
import type { ParticipleList } from 'shared/contract/site/search';
import type { Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';

/** Milliseconds of silence before the service is asked (spec G-35). */
const DEBOUNCE = 200;
/** Spec LIM-suggestions. */
const PAGE = { pageNo: 1, pageSize: 8 };

async function ask(keyword: string, lang: Lang, signal: AbortSignal): Promise<ParticipleList> {
  const { method, url, body } = callMessage('search/participle', { searchKeyword: keyword, ...PAGE }, lang);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${API_PREFIX}/${url}`, { method, headers, body: JSON.stringify(body), signal });
  return openAnswer<'search/participle'>(await answer.json());
}

type Show = (found: ParticipleList, keyword: string) => void;

export const NOTHING: ParticipleList = { list: [], groups: [] };

/**
 * Asks for words while somebody types: only after a pause, never for what has been typed over meanwhile, and once for each
 * keyword until the search is closed.
 */
export class Suggestions {
  readonly #lang: Lang;
  readonly #show: Show;
  readonly #known = new Map<string, ParticipleList>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | null = null;

  constructor(lang: Lang, show: Show) {
    this.#lang = lang;
    this.#show = show;
  }

  want(text: string): void {
    this.stop();
    const keyword = text.trim();
    const known = keyword === '' ? NOTHING : this.#known.get(keyword);
    if (known) return this.#show(known, keyword);
    this.#timer = setTimeout(() => void this.#fetch(keyword), DEBOUNCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
  }

  /** Whoever comes back later gets what there is then. */
  close(): void {
    this.stop();
    this.#known.clear();
  }

  async #fetch(keyword: string): Promise<void> {
    const mine = new AbortController();
    this.#request = mine;
    try {
      const found = await ask(keyword, this.#lang, mine.signal);
      if (mine.signal.aborted) return;
      this.#known.set(keyword, found);
      this.#show(found, keyword);
    } catch {
      // A failed search call is only logged by the service; the visitor goes on typing (spec ERR-logged-only).
      if (!mine.signal.aborted) this.#show(NOTHING, keyword);
    }
  }
}
