import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lang } from 'shared/contract/lang';
import type { Fragment } from 'shared/contract/section';
import type { Snapshot } from '../constellation/snapshot.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { redirect, sendNotFound, sendText } from '../http/send.ts';
import { renderRequest, type RenderContext } from '../page/render-request.ts';
import { drawPreview, type PreviewWords } from './draw-preview.ts';
import { openLetters, type Letters } from './letters.ts';

/** Pictures kept, 30 KB each on average. */
const LIMIT = 200;
/** Pictures that may wait for the one being drawn; more are asked to come back. */
const LONGEST_QUEUE = 16;

export interface PreviewRequest {
  lang: Lang;
  /** Below the language segment: the page whose title is drawn. */
  of: string;
  /** As it was asked for. */
  target: string;
}

export interface PreviewImages {
  serve(request: IncomingMessage, response: ServerResponse, asked: PreviewRequest): Promise<void>;
}

export type Draw = (words: PreviewWords) => Promise<Buffer>;

/** Draws with one set of letters, opened with the first picture. */
export function createDrawer(): Draw {
  let letters: Promise<Letters> | undefined;
  return async (words) => {
    letters ??= openLetters();
    const { default: sharp } = await import('sharp');
    const svg = drawPreview(words, await letters);
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 64 }).toBuffer();
  };
}

const propertyOf = ({ head }: Fragment, name: string) =>
  head.find(([, attributes]) => attributes['property'] === name)?.[1]['content'];

export interface PreviewOptions {
  snapshot: () => Snapshot;
  context: RenderContext;
  draw?: Draw;
}

/**
 * Pictures for link previews. Only what a page of this site says of itself is ever drawn: the page is looked up, and an
 * address that is not the one in its head is sent there. One picture at a time, so that nobody can keep the process busy.
 */
export function createPreviewImages({ snapshot, context, draw = createDrawer() }: PreviewOptions): PreviewImages {
  const pictures = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function pictureOf(path: string, words: PreviewWords): Promise<Buffer> | null {
    const known = pictures.get(path);
    if (known) return known;
    if (waiting >= LONGEST_QUEUE) return null;
    waiting += 1;
    const picture = queue.then(() => draw(words)).finally(() => (waiting -= 1));
    queue = picture.catch(() => {});
    pictures.set(path, picture);
    picture.catch(() => pictures.delete(path));
    const oldest = pictures.keys().next();
    if (pictures.size > LIMIT && !oldest.done) pictures.delete(oldest.value);
    return picture;
  }

  async function fragmentOf({ lang, of }: PreviewRequest): Promise<Fragment | null> {
    if (!of.startsWith('/') || of.startsWith('//')) return null;
    const { pathname, search } = new URL(of, 'http://site');
    const answer = await renderRequest(snapshot(), context, { lang, path: pathname, search });
    return answer.kind === 'page' ? answer.fragment : null;
  }

  return {
    async serve(request, response, asked) {
      const fragment = await fragmentOf(asked);
      const own = fragment ? propertyOf(fragment, 'og:image') : undefined;
      if (!fragment || own === undefined) return sendNotFound(response);
      const { pathname, search } = new URL(own, context.origin);
      if (pathname + search !== asked.target) return redirect(response, 302, pathname + search);
      const title = propertyOf(fragment, 'og:title') ?? '';
      const picture = pictureOf(pathname, { title, siteName: propertyOf(fragment, 'og:site_name') ?? '' });
      if (!picture) {
        return sendText(response, { status: 503, text: 'Come back in a moment', headers: { 'retry-after': '5' } });
      }
      const body = await picture;
      const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
      response.writeHead(200, { ...FILE_HEADERS, ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}
