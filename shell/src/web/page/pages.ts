import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LANG } from 'shared/contract/lang';
import type { Fragment } from 'shared/contract/section';
import { BASE } from 'shared/contract/site';
import type { Address } from '../http/address.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import { createWardrobe } from './dressed-page.ts';
import { createPageCache, type CacheOptions, type Kept, type PageCache } from './page-cache.ts';
import { createForm, makeReady, type Form } from './ready-response.ts';
import { declaredQuery, renderRequest, type Answer, type PageAddress, type RenderContext } from './render-request.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { redirect, sendReady } from '../http/send.ts';
import type { Snapshot } from '../constellation/snapshot.ts';

/** Pages kept at most; a page in three encodings and two forms is about 100 KB. */
const LIMIT = 2000;
/** Seconds in which an old page serves while its successor is rendered. */
const STALE = 60;

/** One render, in the two forms it is asked for; each form is made when somebody asks. */
type Prepared = { kind: 'redirect'; status: number; to: string } | { kind: 'page'; document: Form; fragment: Form };

function screenHeaders(screen: string | null): Record<string, string> {
  // The specification's "408" is a screen, not a status: a real 408 would make browsers retry (decision G-7).
  if (screen === 'no-language') return { 'x-screen': '408', 'cache-control': 'no-cache' };
  return screen === null ? {} : { 'cache-control': 'no-cache' };
}

function prepare(snapshot: Snapshot, answer: Answer, isKept: boolean): Prepared {
  if (answer.kind === 'redirect') return answer;
  const { fragment, site, screen } = answer;
  const headers = { ...pageHeaders(snapshot), ...screenHeaders(screen) };
  const html = {
    ...headers,
    // The cookie of the look changes attributes of the document, never a fragment.
    vary: 'accept-encoding, cookie',
    'content-type': 'text/html; charset=utf-8',
    'content-language': fragment.htmlLang,
  };
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  const text = ({ structured: _ofDocuments, ...value }: Fragment) => JSON.stringify(value);
  return {
    kind: 'page',
    document: createForm(() => makeReady(fragment.status, html, snapshot.site.document(fragment, site)), isKept),
    fragment: createForm(() => makeReady(200, json, text(fragment)), isKept),
  };
}

/** The address without what changes nothing, so that one page has one entry. */
function canonicalSearch(snapshot: Snapshot, { path, search }: PageAddress): string {
  if (search === '') return '';
  const match = snapshot.site.match(path);
  if (!match) return '';
  const query = new URLSearchParams(declaredQuery(match, search)).toString();
  return query === '' ? '' : `?${query}`;
}

export interface Pages {
  serve(request: IncomingMessage, response: ServerResponse, address: Extract<Address, { kind: 'page' }>): Promise<void>;
  /** An address without a language that exists: a redirect when it names a known page, else "page not found". */
  serveWithoutLanguage(
    request: IncomingMessage,
    response: ServerResponse,
    address: { first: string; rest: string; search: string },
  ): Promise<void>;
}

export interface PagesOptions {
  /** Taken once per request: everything in an answer comes from one constellation. */
  snapshot: () => Snapshot;
  content: ContentWatch;
  context: RenderContext;
  /** False renders every page anew; simultaneous visitors of a page still share one render. */
  keeps: boolean;
  note?: CacheOptions['note'];
}

/** One screen for every language that does not exist, in the default language. */
async function unknownLanguage(snapshot: Snapshot, { siteData }: RenderContext): Promise<Kept<Prepared>> {
  const site = await siteData.get(DEFAULT_LANG);
  const screen = 'not-found' as const;
  const fragment = snapshot.site.screen({ screen, lang: DEFAULT_LANG, address: '/', now: Date.now(), site });
  return { value: prepare(snapshot, { kind: 'page', fragment, site, screen, keep: STALE }, true), keep: STALE };
}

export function createPages({ snapshot: takeSnapshot, content, context, keeps, note }: PagesOptions): Pages {
  let tag = '';
  let cache: PageCache<Prepared> = createPageCache({ limit: LIMIT, stale: STALE, note });
  const wear = createWardrobe();

  /** Constellation and content version change every page at once, so they change the cache. */
  function cacheFor(id: string): PageCache<Prepared> {
    const wanted = `${id}/${content.version}`;
    if (wanted !== tag) {
      tag = wanted;
      cache = createPageCache({ limit: LIMIT, stale: STALE, note });
    }
    return cache;
  }

  async function make(snapshot: Snapshot, address: PageAddress, isWaited: boolean): Promise<Kept<Prepared>> {
    const answer = await renderRequest(snapshot, context, address);
    const isPreview = /[?&]preview=/.test(address.search);
    const wanted = answer.kind === 'redirect' ? STALE : answer.keep;
    const keep = keeps && !isPreview ? wanted : 0;
    const value = prepare(snapshot, answer, keep > 0);
    if (!isWaited && value.kind === 'page') await value.document.polished();
    return { value, keep };
  }

  function obtain(snapshot: Snapshot, address: PageAddress): Promise<Prepared> {
    const canonical = { ...address, search: canonicalSearch(snapshot, address) };
    const key = `${address.lang}${address.path}${canonical.search}`;
    return cacheFor(snapshot.id).get(key, (isWaited) => make(snapshot, canonical, isWaited));
  }

  return {
    async serve(request, response, address) {
      const { lang, path, search, fragment, slash } = address;
      if (slash && !fragment) return redirect(response, 301, `${BASE}/${lang}${path === '/' ? '' : path}${search}`);
      const prepared = await obtain(takeSnapshot(), { lang, path, search });
      if (prepared.kind === 'redirect') return redirect(response, prepared.status, prepared.to);
      if (fragment) return sendReady(request, response, await prepared.fragment.ready());
      sendReady(request, response, await wear(request, await prepared.document.ready()));
    },
    async serveWithoutLanguage(request, response, { first, rest, search }) {
      const snapshot = takeSnapshot();
      if (first === '' || snapshot.site.knows(first)) {
        return redirect(response, 302, `${BASE}/${DEFAULT_LANG}${rest}${search}`);
      }
      const key = 'unknown language';
      const prepared = await cacheFor(snapshot.id).get(key, () => unknownLanguage(snapshot, context));
      if (prepared.kind !== 'page') return;
      sendReady(request, response, await wear(request, await prepared.document.ready()));
    },
  };
}
