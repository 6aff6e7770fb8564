/** Seconds for which a page may be shown once more while it is renewed, or while the site is away (RFC 5861). */
const STALE = 60;

/** What is served at a moment, as a cache in front of the site compares it: a word of letters, digits, dots and hyphens. */
export const versionName = ({ constellation, content }: { constellation: string; content: string }): string =>
  `${constellation}-${content}`;

interface EdgeOptions {
  constellation: string;
  /** The content version that the page was made for. */
  content: string;
  /** Seconds for which a cache in front of the site need not ask. */
  seconds: number;
}

/**
 * Of a page that everybody may have, for caches in front of the site: what it was made of, for their keys (`deploy/edge`) or for purging
 * by a key of a CDN, and how long they may keep it (RFC 9213).
 */
export function edgeHeaders({ constellation, content, seconds }: EdgeOptions): Readonly<Record<string, string>> {
  return {
    'site-version': versionName({ constellation, content }),
    'surrogate-key': `constellation-${constellation} content-${content}`,
    'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${STALE}, stale-if-error=${STALE}`,
  };
}
