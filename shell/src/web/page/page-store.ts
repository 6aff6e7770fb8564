import { DEFAULT_LANG } from 'shared/contract/text/lang';
import { createStaleCache, onePerVersion, type CacheOptions, type CacheEntry } from '../cache/stale-cache.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import { createBacklogs } from './backlog.ts';
import { documentUrl } from './page-address.ts';
import { createLastPages } from './last-pages.ts';
import { createMissingScreens, type MissingScreens } from './missing-screens.ts';
import { renderedBytes, renderedOf, type Rendered } from './rendered-page.ts';
import { backgroundReporters, renderRequest, SCREEN_KEEP, type Answer, type RenderContext } from './render-request.ts';
import { missingScreenOf, routeOnce, type PageAddress, type RoutedAddress } from './route-address.ts';

/** Of all kept pages in all encodings; a page takes some 200 KB when its document and its fragment were asked for. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Seconds in which an old page serves while its successor is rendered. */
const STALE = 60;
/** Seconds until a page is tried again whose section failed or which lacks something. */
const RETRY = 5;
/** Seconds for which it is kept that an address leads elsewhere, or nowhere. */
const KEEP = { redirect: 60, missing: SCREEN_KEEP };

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
  rendered: Exclude<Rendered, { kind: 'missing' }>;
  /** The store counts bytes, which grow when a representation is made. */
  remeasure: () => void;
}

/** Pages that are kept, and the making of those that are not. */
export interface PageStore {
  /** @param url of the document, with the query as the store writes it */
  peek(url: string): { value: Rendered; isFresh: boolean } | undefined;
  /** Whether it is kept, fresh or stale. */
  isKept(address: PageAddress): boolean;
  /** @throws a refusal when it would have to be made, and too many others of its section wait for theirs */
  obtain(address: PageAddress): Promise<Obtained>;
  /** The screen in the default language, one for all addresses outside of the languages. */
  notFound(): Promise<Obtained>;
}

/** How long an answer is kept; pages that editors look at before they are published are not. */
function secondsOf(answer: Answer, { search }: PageAddress): number {
  if (/[?&]preview=/.test(search)) return 0;
  if (answer.kind !== 'page') return KEEP[answer.kind];
  return answer.isPartial ? Math.min(answer.keep, RETRY) : answer.keep;
}

/** A screen is kept elsewhere. */
const unmeasured = (rendered: Obtained['rendered']): Obtained => ({ rendered, remeasure: () => {} });

const CACHE = { maxBytes: MAX_BYTES, sizeOf: renderedBytes, stale: STALE };

export function createPageStore(options: PagesOptions): PageStore {
  const { snapshot: takeSnapshot, serving, content, context, keeps, note } = options;
  const { onFailedRenewal, onFailedCompression } = backgroundReporters(context);
  const routed = routeOnce();
  const cacheOf = onePerVersion(() => createStaleCache<Rendered>({ ...CACHE, onFailedRenewal, note }));
  const missingScreens = createMissingScreens(content, context);
  const lastPages = createLastPages();
  /** Constellation and content version change every page at once, so they change the cache. */
  const versionOf = ({ id }: Snapshot) => `${id}/${content.version}`;
  const cacheFor = (snapshot: Snapshot) => cacheOf(versionOf(snapshot));
  const backlogOf = createBacklogs();

  async function make(snapshot: Snapshot, address: RoutedAddress, isWaited: boolean): Promise<CacheEntry<Rendered>> {
    // Taken before the page is made: it may be newer than what it says, never older.
    const { version: known } = content;
    const of = { key: documentUrl(address), version: versionOf(snapshot) };
    const render = { ...of, answer: await renderRequest(snapshot, context, address) };
    const last = lastPages.insteadOf(render);
    if (last) return { value: last, keep: RETRY };
    const keep = keeps ? secondsOf(render.answer, address) : 0;
    const value = renderedOf(snapshot, render.answer, { isKept: keep > 0, onFailedCompression, content: known });
    if (keep > 0) lastPages.remember(render, value);
    if (!isWaited && value.kind === 'page') await value.document.polish();
    return { value, keep };
  }

  const missing = async (...of: Parameters<MissingScreens>) => unmeasured(await missingScreens(...of));

  return {
    peek(url) {
      const snapshot = serving();
      return snapshot ? cacheFor(snapshot).peek(url) : undefined;
    },
    isKept(requested) {
      const snapshot = serving();
      if (!snapshot) return false;
      const address = routed(snapshot, requested);
      return address.match !== null && cacheFor(snapshot).peek(documentUrl(address)) !== undefined;
    },
    async obtain(requested) {
      const snapshot = takeSnapshot();
      const address = routed(snapshot, requested);
      if (!address.match) return missing(snapshot, missingScreenOf(address), address);
      const [key, cache] = [documentUrl(address), cacheFor(snapshot)];
      const backlog = backlogOf(address.match.section);
      const rendered = await cache.get(
        key,
        backlog.around((isWaited) => make(snapshot, address, isWaited)),
      );
      if (rendered.kind === 'missing') return missing(snapshot, rendered.screen, address);
      return { rendered, remeasure: () => [cache.remeasure(key), lastPages.remeasure(key, rendered)] };
    },
    notFound: async () => missing(takeSnapshot(), 'not-found', { lang: DEFAULT_LANG, path: '/', search: '' }),
  };
}
