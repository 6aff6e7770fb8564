import { callMessage, openAnswer } from 'shared/contract/call/call-message';
import type { Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';

/** Milliseconds of silence before the service is asked (spec G-35). */
const DEBOUNCE = 200;
/** Spec LIM-suggestions. */
const PAGE = { pageNo: 1, pageSize: 8 };

async function ask(keyword: string, lang: Lang, signal: AbortSignal): Promise<string[]> {
  const { method, url, body } = callMessage('search/participle', { searchKeyword: keyword, ...PAGE }, lang);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${API_PREFIX}/${url}`, { method, headers, body: JSON.stringify(body), signal });
  return openAnswer<'search/participle'>(await answer.json()).list.map(({ participleWord }) => participleWord);
}

/** Asks for words while somebody types: only after a pause, and never for what has been typed over meanwhile. */
export class Suggestions {
  readonly #lang: Lang;
  readonly #show: (words: readonly string[], keyword: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | null = null;

  constructor(lang: Lang, show: (words: readonly string[], keyword: string) => void) {
    this.#lang = lang;
    this.#show = show;
  }

  want(text: string): void {
    this.stop();
    const keyword = text.trim();
    if (keyword === '') return this.#show([], '');
    this.#timer = setTimeout(() => void this.#fetch(keyword), DEBOUNCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
  }

  async #fetch(keyword: string): Promise<void> {
    const mine = new AbortController();
    this.#request = mine;
    try {
      const words = await ask(keyword, this.#lang, mine.signal);
      if (!mine.signal.aborted) this.#show(words, keyword);
    } catch {
      // A failed search call is only logged by the service; the visitor goes on typing (spec ERR-logged-only).
      if (!mine.signal.aborted) this.#show([], keyword);
    }
  }
}

/** A text in parts: `true` marks what was typed. Case does not matter. */
export function highlighted(text: string, keyword: string): [part: string, isMatch: boolean][] {
  const start = keyword === '' ? -1 : text.toLowerCase().indexOf(keyword.toLowerCase());
  if (start === -1) return [[text, false]];
  const end = start + keyword.length;
  const parts: [string, boolean][] = [
    [text.slice(0, start), false],
    [text.slice(start, end), true],
    [text.slice(end), false],
  ];
  return parts.filter(([part]) => part !== '');
}
