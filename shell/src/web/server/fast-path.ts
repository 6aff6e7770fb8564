import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '../http/negotiation.ts';
import { isNotModified } from '../http/representation.ts';
import { savesData } from '../page/document-variants.ts';
import { hasFormState } from '../page/form-state.ts';
import { hasPreview } from '../previewed/preview-cookie.ts';
import type { Pages } from '../page/pages.ts';

/** @returns false when the request is not a plain one for a kept page: nothing was answered then */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface FastPathOptions {
  pages: Pick<Pages, 'peek' | 'renew'>;
  /** Who has, or may be given, another set than the promoted one. */
  takesPart: (headers: IncomingHttpHeaders) => boolean;
  /** Names and values of headers that every answer of the site has. */
  always: readonly string[];
  /** Told of every answer. */
  observe: (request: IncomingMessage, status: number) => void;
}

/** A look, what a form led to and a previewed set change the document; a body has to be read. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) return false;
  const { cookie } = headers;
  return cookie === undefined || !(cookie.includes('look=') || hasFormState(cookie) || hasPreview(cookie));
}

/**
 * Pages that are kept, before any router or hook: found by the request target as it came, written from buffers that
 * were made with the page (docs/decisions/0016). Everything else, above all what is not in the cache, goes its usual
 * way, which gives the same bytes and headers.
 */
export function createFastPath({ pages, takesPart, always, observe }: FastPathOptions): FastPath {
  return (request, response) => {
    if (!isPlain(request) || takesPart(request.headers)) return false;
    const target = request.url ?? '/';
    const cached = pages.peek(target);
    if (!cached) return false;
    if (cached.savesData && savesData(request.headers)) return false;
    const { representation, isFresh } = cached;
    if (isNotModified(request.headers, representation)) {
      response.writeHead(304, [...always, ...representation.notModified.fields]).end();
    } else {
      const { fields, body } = representation.coded[encodingFor(request.headers['accept-encoding'])];
      response.writeHead(representation.status, [...always, ...fields]);
      response.end(request.method === 'HEAD' ? undefined : body);
    }
    observe(request, response.statusCode);
    if (!isFresh) pages.renew(target);
    return true;
  };
}
