import type { FastifyReply, FastifyRequest } from 'fastify';
import { createStaleCache, onePerVersion } from '../cache/stale-cache.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { sendNotFound, sendText } from '../http/answers.ts';
import { bytesOf, makeRepresentation, sendRepresentation, type Representation } from '../http/representation.ts';
import { backgroundReporters, type RenderContext } from '../page/render-request.ts';
import type { PreviewImages } from '../preview/preview-images.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import type { DocumentAddress } from './document-address.ts';
import { writeStoredManifest, writeStoredWorker } from './stored/stored-documents.ts';
import { writeDiscovery, writeRemoteManifest } from './federation-documents.ts';
import { givenMeanwhile } from './given-meanwhile.ts';
import { createMenus } from './menus.ts';
import { drawIcon, ICON_SIZES, wrapIco, type IconSize } from './icons.ts';
import { writeQrCode } from './qr-codes.ts';
import { robotsTxt, securityTxt } from './small-documents.ts';
import { sendSpeculationRules } from './speculation-rules.ts';
import {
  writeAnnouncementsSitemap,
  writeArticlesSitemap,
  writeFeedDocument,
  writeLines,
  writeManifest,
  writeNewsSitemap,
  writePagesSitemap,
  writeSitemap,
  type DocumentContext,
  type TextDocument,
} from './write-documents.ts';

/** Of all documents in all encodings; a site map of a thousand articles is about half a megabyte. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Seconds: articles appear by the clock too, not only with a new content version. */
const KEEP = 60;
const STALE = 60;
const DAY = 86_400;

export interface Documents {
  send(request: FastifyRequest, reply: FastifyReply, address: DocumentAddress): Promise<FastifyReply>;
}

export interface DocumentsOptions {
  snapshot: () => Snapshot;
  content: Pick<ContentWatch, 'version'>;
  context: RenderContext;
  previews: PreviewImages;
  isProduction: boolean;
}

type CachedDocument = Representation | null;

function write(address: DocumentAddress, context: DocumentContext): Promise<TextDocument | null> {
  if (address.kind === 'feed') return writeFeedDocument(address, context);
  if (address.kind === 'sitemap-articles') return writeArticlesSitemap(address, context);
  if (address.kind === 'discovery') return writeDiscovery(context);
  if (address.kind === 'remote-manifest') return writeRemoteManifest(address, context);
  if (address.kind === 'lines') return writeLines(address, context);
  if (address.kind === 'qr') return writeQrCode(address, context);
  if (address.kind === 'manifest') return writeManifest(address, context);
  if (address.kind === 'stored-worker') return writeStoredWorker(address, context);
  if (address.kind === 'stored-manifest') return writeStoredManifest(address, context);
  if (address.kind === 'sitemap-announcements') return writeAnnouncementsSitemap(address, context);
  if (address.kind === 'sitemap-news') return writeNewsSitemap(address, context);
  return address.kind === 'sitemap-pages' ? writePagesSitemap(address, context) : writeSitemap(address, context);
}

async function representationOf(document: TextDocument | null): Promise<CachedDocument> {
  if (!document) return null;
  const { type, text, changed, maxAge, headers: own } = document;
  const cacheControl = maxAge === undefined ? 'no-cache' : `public, max-age=${maxAge}`;
  const headers = { ...FILE_HEADERS, 'content-type': type, vary: 'accept-encoding', 'cache-control': cacheControl };
  const modified = changed === undefined ? {} : { 'last-modified': new Date(changed).toUTCString() };
  return makeRepresentation({ status: 200, headers: { ...headers, ...modified, ...own }, body: text });
}

function sendImage(reply: FastifyReply, [body, type]: [Buffer, string]): FastifyReply {
  const headers = { ...FILE_HEADERS, 'content-type': type, 'cache-control': `public, max-age=${DAY}` };
  return reply.headers(headers).send(body);
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
  const sendMenu = createMenus(options);
  const { onFailedRenewal } = backgroundReporters(context);
  const pagesOf = givenMeanwhile<CachedDocument>(onFailedRenewal);
  const cacheOf = onePerVersion(() =>
    createStaleCache<CachedDocument>({
      maxBytes: MAX_BYTES,
      sizeOf: (cached) => (cached ? bytesOf(cached) : 0),
      stale: STALE,
      onFailedRenewal,
    }),
  );

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, address: DocumentAddress) {
    const snapshot = options.snapshot();
    const cache = cacheOf(`${snapshot.id}/${content.version}`);
    const making = cache.get(JSON.stringify(address), async () => {
      const value = await representationOf(await write(address, { snapshot, context }));
      return { value, keep: value ? KEEP : 0 };
    });
    // Every page is rendered for it.
    const document = await (address.kind === 'sitemap-pages' ? pagesOf(snapshot.id, making) : making);
    return document ? sendRepresentation(request, reply, document) : sendNotFound(reply);
  }

  return {
    async send(request, reply, address) {
      const { kind } = address;
      if (kind === 'robots') {
        const text = robotsTxt(context.origin, isProduction).trimEnd();
        return sendText(reply, { status: 200, text, headers: { 'cache-control': 'public, max-age=3600' } });
      }
      if (kind === 'security') {
        const text = securityTxt(context.origin, Date.now()).trimEnd();
        return sendText(reply, { status: 200, text, headers: { 'cache-control': `public, max-age=${DAY}` } });
      }
      if (kind === 'speculation') return sendSpeculationRules(request, reply);
      if (kind === 'preview') return previews.send(reply, address);
      if (kind === 'menu') return sendMenu(request, reply, address);
      if (kind === 'icon') return sendImage(reply, [await icons(address.size), 'image/png']);
      if (kind !== 'favicon') return sendDocument(request, reply, address);
      const size = ICON_SIZES[0];
      return sendImage(reply, [wrapIco(await icons(size), size), 'image/x-icon']);
    },
  };
}
