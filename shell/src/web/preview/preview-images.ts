import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Lang } from 'shared/contract/text/lang';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { sendNotFound, sendText } from '../http/answers.ts';
import type { Pages } from '../page/pages.ts';
import { drawPreview, type PreviewWords } from './draw-preview.ts';
import { openLetters, type Letters } from './letters.ts';

/** Of pictures kept, 30 KB each on average. */
const MAX_BYTES = 8 * 1024 * 1024;
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
  send(reply: FastifyReply, wanted: PreviewRequest): Promise<FastifyReply>;
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

export interface PreviewOptions {
  pages: Pick<Pages, 'previewOf'>;
  draw?: Draw;
}

/**
 * Pictures for link previews. Only what a page of this site says of itself is ever drawn: the page is looked up among
 * those that are kept, and an address that is not the one in its head is none. One picture at a time, so that nobody can keep the process busy.
 */
export function createPreviewImages({ pages: { previewOf }, draw = createDrawer() }: PreviewOptions): PreviewImages {
  const pictures = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + 1 });
  const drawing = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function drawNext(path: string, words: PreviewWords): Promise<Buffer> {
    const picture = await draw(words);
    pictures.set(path, picture);
    return picture;
  }

  /** Null: too many wait. */
  async function pictureOf(path: string, words: PreviewWords): Promise<Buffer | null> {
    const known = pictures.get(path) ?? drawing.get(path);
    if (known) return known;
    if (drawing.size >= LONGEST_QUEUE) return null;
    const picture = queue.then(() => drawNext(path, words)).finally(() => drawing.delete(path));
    drawing.set(path, picture);
    queue = picture.catch(() => {
      // Told to whoever asked for it; the next one is drawn all the same.
    });
    return picture;
  }

  /** Null where the page names no such picture. */
  async function wordsOf({ lang, of, target }: PreviewRequest): Promise<PreviewWords | null> {
    if (!of.startsWith('/') || of.startsWith('//')) return null;
    const { pathname, search } = new URL(of, 'http://site');
    const preview = await previewOf({ lang, path: pathname, search });
    return preview?.path === target ? preview : null;
  }

  return {
    async send(reply, wanted) {
      const words = await wordsOf(wanted);
      if (!words) return sendNotFound(reply);
      const picture = await pictureOf(wanted.target, words);
      if (!picture) {
        return sendText(reply, { status: 503, text: 'Come back in a moment', headers: { 'retry-after': '5' } });
      }
      const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
      return reply.headers({ ...FILE_HEADERS, ...headers }).send(picture);
    },
  };
}
