import { DEFAULT_LANG } from 'shared/contract/text/lang';
import { createStaleCache, onePerVersion, type CacheOptions, type CacheEntry } from '../cache/stale-cache.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import { documentUrl } from './page-address.ts';
import { renderedBytes, renderedOf, type Rendered } from './rendered-page.ts';
import {
  renderRequest,
  routeAddress,
  type PageAddress,
  type RenderContext,
  type RoutedAddress,
} from './render-request.ts';

/** Of all kept pages in all encodings; a page takes some 200 KB when its document and its fragment were asked for. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Seconds in which an old page serves while its successor is rendered. */
const STALE = 60;
/** The key of what no address has. */
const NOT_FOUND = 'not found';

export interface PagesOptions {
  /** Taken once per request: everything in an answer comes from one constellation. */
  snapshot: () => Snapshot;
  /** The same, while it may be that nothing has been promoted yet. */
  serving: () => Snapshot | null;
  content: Pick<ContentWatch, 'version'>;
  context: RenderContext;
  /** False renders every page anew; simultaneous visitors of a page still share one render. */
  keeps: boolean;
  note?: CacheOptions<Rendered>['note'];
}

export interface Obtained {
  rendered: Rendered;
  /** The store counts bytes, which grow when a representation is made. */
  remeasure: () => void;
}

/** Pages that are kept, and the making of those that are not. */
export interface PageStore {
  /** @param url of the document, with the query as the store writes it */
  peek(url: string): { value: Rendered; isFresh: boolean } | undefined;
  obtain(address: PageAddress): Promise<Obtained>;
  /** The screen in the default language, one for all addresses outside of the languages. */
  notFound(): Promise<Obtained>;
}

export function createPageStore(options: PagesOptions): PageStore {
  const { snapshot: takeSnapshot, serving, content, context, keeps, note } = options;
  const cacheOf = onePerVersion(() =>
    createStaleCache<Rendered>({ maxBytes: MAX_BYTES, sizeOf: renderedBytes, stale: STALE, note }),
  );
  /** Constellation and content version change every page at once, so they change the cache. */
  const cacheFor = ({ id }: Snapshot) => cacheOf(`${id}/${content.version}`);

  async function make(snapshot: Snapshot, address: RoutedAddress, isWaited: boolean): Promise<CacheEntry<Rendered>> {
    const answer = await renderRequest(snapshot, context, address);
    const isPreview = /[?&]preview=/.test(address.search);
    const wanted = answer.kind === 'redirect' ? STALE : answer.keep;
    const keep = keeps && !isPreview ? wanted : 0;
    const value = renderedOf(snapshot, answer, keep > 0);
    if (!isWaited && value.kind === 'page') await value.document.polish();
    return { value, keep };
  }

  async function makeNotFound(snapshot: Snapshot): Promise<CacheEntry<Rendered>> {
    const site = await context.siteData.get(DEFAULT_LANG);
    const screen = 'not-found' as const;
    const fragment = snapshot.site.screen({ screen, lang: DEFAULT_LANG, address: '/', now: Date.now(), site });
    return { value: renderedOf(snapshot, { kind: 'page', fragment, site, screen, keep: STALE }, true), keep: STALE };
  }

  return {
    peek(url) {
      const snapshot = serving();
      return snapshot ? cacheFor(snapshot).peek(url) : undefined;
    },
    async obtain(requested) {
      const snapshot = takeSnapshot();
      const address = routeAddress(snapshot, requested);
      const key = documentUrl(address);
      const cache = cacheFor(snapshot);
      const rendered = await cache.get(key, (isWaited) => make(snapshot, address, isWaited));
      return { rendered, remeasure: () => cache.remeasure(key) };
    },
    async notFound() {
      const snapshot = takeSnapshot();
      const cache = cacheFor(snapshot);
      const rendered = await cache.get(NOT_FOUND, () => makeNotFound(snapshot));
      return { rendered, remeasure: () => cache.remeasure(NOT_FOUND) };
    },
  };
}
