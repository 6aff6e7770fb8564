import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from 'shared/contract/text/lang';
import { createStaleCache, onePerVersion } from '../cache/stale-cache.ts';
import { SHELL, type Snapshot } from '../constellation/snapshot.ts';
import { sendNotFound } from '../http/answers.ts';
import { asBuffer, bytesOf, makeRepresentation, recompressLater, sendRepresentation } from '../http/representation.ts';
import type { Representation } from '../http/representation.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { backgroundReporters, type RenderContext } from '../page/render-request.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import { pageStyles } from './page-styles.ts';

/** Of both languages, of the present version and the one before. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Seconds; what the menus hold changes with their content only. */
const KEEP = 3600;

const HEADERS = { ...FILE_HEADERS, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' };

export interface MenuAddress {
  lang: Lang;
  /** Which panels a document asks for. */
  version: string;
}

interface Menu {
  version: string;
  /** At the address that names this version. */
  lasting: Representation;
  /** For a document that is older: what there is now, for once. */
  passing: Representation;
}

export interface MenusOptions {
  snapshot: () => Snapshot;
  content: Pick<ContentWatch, 'version'>;
  context: Pick<RenderContext, 'siteData' | 'report'>;
}

const nobody = { call: () => Promise.reject(new Error('a menu calls nobody')), report: () => {} };

/** With it come the styles of pages, so that a page and its styles can be asked for at once. */
const withStyles = (menu: Uint8Array, snapshot: Snapshot): string =>
  JSON.stringify({ ...(JSON.parse(asBuffer(menu).toString()) as object), styles: pageStyles(snapshot) });

async function makeMenu(snapshot: Snapshot, context: MenusOptions['context'], lang: Lang): Promise<Menu | null> {
  const { renderers, isPreviewed } = snapshot;
  const site = await context.siteData.get(lang);
  const nowhere = { lang, path: '/', search: '', query: {}, page: null, params: {}, now: 0 };
  if (!site) return null;
  const answer = await renderers.render(SHELL, { ...nowhere, kind: 'menu' }, { site, services: nobody });
  if (answer.kind !== 'menu') throw new Error('the frame gave no menu');
  const body = withStyles(answer.body, snapshot);
  const cached = (cacheControl: string) =>
    makeRepresentation({ status: 200, headers: { ...HEADERS, 'cache-control': cacheControl }, body });
  const [always, once] = isPreviewed ? ['no-store', 'no-store'] : ['public, max-age=31536000, immutable', 'no-cache'];
  return { version: answer.version, lasting: await cached(always), passing: await cached(once) };
}

/** Lower levels of the menus, one file a language for all pages. */
export function createMenus({ snapshot: takeSnapshot, content, context }: MenusOptions) {
  const { onFailedRenewal, onFailedCompression } = backgroundReporters(context);
  const sizeOf = (menu: Menu | null) => (menu ? bytesOf(menu.lasting) : 0);
  const cacheOf = onePerVersion(() =>
    createStaleCache<Menu | null>({ maxBytes: MAX_BYTES, sizeOf, stale: KEEP, onFailedRenewal }),
  );

  async function make(snapshot: Snapshot, lang: Lang) {
    const menu = await makeMenu(snapshot, context, lang);
    if (menu) recompressLater(menu.lasting).catch(onFailedCompression);
    return { value: menu, keep: menu ? KEEP : 0 };
  }

  return async (request: FastifyRequest, reply: FastifyReply, { lang, version }: MenuAddress) => {
    const snapshot = takeSnapshot();
    const menu = await cacheOf(`${snapshot.id}/${content.version}`).get(lang, () => make(snapshot, lang));
    if (!menu) return sendNotFound(reply);
    return sendRepresentation(request, reply, menu.version === version ? menu.lasting : menu.passing);
  };
}
