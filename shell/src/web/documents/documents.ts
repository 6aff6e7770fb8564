import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Snapshot } from '../constellation/snapshot.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { sendNotFound, sendReady, sendText } from '../http/send.ts';
import { createPageCache, type PageCache } from '../page/page-cache.ts';
import { makeReady, type ReadyResponse } from '../page/ready-response.ts';
import type { RenderContext } from '../page/render-request.ts';
import type { PreviewImages } from '../preview/preview-images.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import { documentAddress, type DocumentAddress } from './document-address.ts';
import { drawIcon, ICON_SIZES, wrapIco, type IconSize } from './icons.ts';
import { robotsTxt } from './small-documents.ts';
import {
  writeArticlesSitemap,
  writeFeedDocument,
  writeManifest,
  writeNewsSitemap,
  writePagesSitemap,
  writeSitemap,
  type DocumentNeeds,
  type TextDocument,
} from './write-documents.ts';

const LIMIT = 300;
/** Seconds: articles appear by the clock too, not only with a new content version. */
const KEEP = 60;
const STALE = 60;
const DAY = 86_400;

export interface Documents {
  /** Answers when the request asks for a document for machines; null when it asks for something else. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | null;
}

export interface DocumentsOptions {
  snapshot: () => Snapshot;
  content: Pick<ContentWatch, 'version'>;
  context: RenderContext;
  previews: PreviewImages;
  isProduction: boolean;
}

type Kept = ReadyResponse | null;

function write(address: DocumentAddress, needs: DocumentNeeds): Promise<TextDocument | null> {
  if (address.kind === 'feed') return writeFeedDocument(address, needs);
  if (address.kind === 'sitemap-articles') return writeArticlesSitemap(address, needs);
  if (address.kind === 'manifest') return writeManifest(address, needs);
  if (address.kind === 'sitemap-news') return writeNewsSitemap(address, needs);
  return address.kind === 'sitemap-pages' ? writePagesSitemap(address, needs) : writeSitemap(address, needs);
}

async function readyOf(document: TextDocument | null): Promise<Kept> {
  if (!document) return null;
  const { type, text, changed } = document;
  const headers = { ...FILE_HEADERS, 'content-type': type, vary: 'accept-encoding', 'cache-control': 'no-cache' };
  const modified = changed === undefined ? {} : { 'last-modified': new Date(changed).toUTCString() };
  return makeReady(200, { ...headers, ...modified }, text);
}

/** RFC 9110 §13.1.3: counts only where the client sends no ETag. */
function isUnmodified(request: IncomingMessage, { fields }: ReadyResponse): boolean {
  const { 'if-modified-since': since, 'if-none-match': tag } = request.headers;
  const modified = fields[fields.indexOf('last-modified') + 1];
  if (since === undefined || tag !== undefined || !fields.includes('last-modified')) return false;
  return Date.parse(modified ?? '') <= Date.parse(since);
}

function sendImage(request: IncomingMessage, response: ServerResponse, [body, type, age]: [Buffer, string, string]) {
  const headers = { ...FILE_HEADERS, 'content-type': type, 'content-length': body.length, 'cache-control': age };
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

function createIcons(): (size: IconSize) => Promise<Buffer> {
  const drawn = new Map<IconSize, Promise<Buffer>>();
  return (size) => {
    const icon = drawn.get(size) ?? drawIcon(size);
    drawn.set(size, icon);
    icon.catch(() => drawn.delete(size));
    return icon;
  };
}

/** Feeds, site maps, icons, previews and what else machines ask for; kept while constellation and content last. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { content, context, previews, isProduction } = options;
  const icons = createIcons();
  let tag = '';
  let cache: PageCache<Kept> = createPageCache({ limit: LIMIT, stale: STALE });

  function keptFor(id: string): PageCache<Kept> {
    const wanted = `${id}/${content.version}`;
    if (wanted !== tag) cache = createPageCache({ limit: LIMIT, stale: STALE });
    tag = wanted;
    return cache;
  }

  async function sendText200(request: IncomingMessage, response: ServerResponse, address: DocumentAddress) {
    const snapshot = options.snapshot();
    const ready = await keptFor(snapshot.id).get(JSON.stringify(address), async () => {
      const value = await readyOf(await write(address, { snapshot, context }));
      return { value, keep: value ? KEEP : 0 };
    });
    if (!ready) return sendNotFound(response);
    if (isUnmodified(request, ready)) return void response.writeHead(304, [...ready.fields]).end();
    sendReady(request, response, ready);
  }

  async function send(request: IncomingMessage, response: ServerResponse, address: DocumentAddress): Promise<void> {
    const { kind } = address;
    if (kind === 'robots') {
      const text = robotsTxt(context.origin, isProduction).trimEnd();
      return sendText(response, { status: 200, text, headers: { 'cache-control': 'public, max-age=3600' } });
    }
    if (kind === 'preview') return previews.serve(request, response, address);
    const age = `public, max-age=${DAY}`;
    if (kind === 'icon') return sendImage(request, response, [await icons(address.size), 'image/png', age]);
    if (kind !== 'favicon') return sendText200(request, response, address);
    const size = ICON_SIZES[0];
    sendImage(request, response, [wrapIco(await icons(size), size), 'image/x-icon', age]);
  }

  return {
    answer(request, response) {
      const address = documentAddress(request.url ?? '/');
      return address && send(request, response, address);
    },
  };
}
