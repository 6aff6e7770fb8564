import type { Lang } from '../text/lang.ts';
import { BASE } from '../site/site.ts';

/*
 * Pages that visitors may keep on their device, to read them without network (docs/decisions/0080): what such a page writes
 * into the browser's Cache Storage, and the worker that answers with it.
 */

/** The page itself, which is all that its worker answers for. */
export const storedScope = (lang: Lang, page: string): string => `${BASE}/${lang}${page}`;

/** Name of the one cache that belongs to a page; what it keeps lies in it under the address of the page. */
export const storeOfPage = (scope: string): string => `stored ${scope}`;

const about = (lang: Lang, file: string, page: string) =>
  `${BASE}/${lang}/stored/${file}?of=${encodeURIComponent(page)}`;

/** Another address would be another worker: this one stays, whatever release is promoted. */
export const storedWorkerPath = (lang: Lang, page: string): string => about(lang, 'worker.js', page);
export const storedManifestPath = (lang: Lang, page: string): string => about(lang, 'page.webmanifest', page);

/** Whoever adds it to the address of a page sees what is kept at once, also with a network. */
export const STORED_AT_ONCE = { stored: '1' } as const;

/** The worker reads nothing else, of whichever release has written it. */
export interface StoredPage {
  /** The document up to its entries, and from their end on. */
  start: string;
  end: string;
  /** What it may load and run (Content-Security-Policy). */
  policy: string;
  entries: readonly StoredEntry[];
}

export interface StoredEntry {
  /** Milliseconds since the epoch: from then on it is shown no more, and removed. */
  until: number;
  html: string;
}
