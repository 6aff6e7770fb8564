import type { IncomingMessage } from 'node:http';
import { lookAttributes, readLook } from '../../published/look.ts';
import { createPageCache } from './page-cache.ts';
import { makeReady, type ReadyResponse } from './ready-response.ts';

/** Pages in a look of their own kept at most: the few visitors who chose one walk over few pages. */
const LIMIT = 200;
/** Seconds; the text is part of the key, so that nothing is ever old. */
const KEEP = 3600;
const ROOT = '<html';

/** Attributes of the root element for this visitor; empty for nearly everybody. */
function attributesFor({ headers }: IncomingMessage): string {
  if (headers.cookie === undefined) return '';
  return lookAttributes(readLook(headers.cookie))
    .map(([name, value]) => (value === '' ? '' : ` ${name}="${value}"`))
    .join('');
}

async function dress(ready: ReadyResponse, attributes: string): Promise<ReadyResponse> {
  const text = ready.identity.toString('utf8');
  const at = text.indexOf(ROOT) + ROOT.length;
  const pairs = ready.fields.flatMap((name, index) =>
    index % 2 === 0 && name !== 'etag' ? [[name, ready.fields[index + 1] ?? ''] as const] : [],
  );
  return makeReady(ready.status, Object.fromEntries(pairs), text.slice(0, at) + attributes + text.slice(at));
}

/** A page in the look that its visitor chose. */
export type Wardrobe = (request: IncomingMessage, ready: ReadyResponse) => Promise<ReadyResponse>;

/**
 * The page cache keeps one page for all looks: what differs is attributes of the root element, written into the ready
 * text, so that there is neither a flash of the other theme nor a script before the first paint.
 */
export function createWardrobe(): Wardrobe {
  const kept = createPageCache<ReadyResponse>({ limit: LIMIT, stale: 0 });
  return async (request, ready) => {
    const attributes = attributesFor(request);
    if (attributes === '') return ready;
    return kept.get(ready.etag + attributes, async () => ({ value: await dress(ready, attributes), keep: KEEP }));
  };
}

/** The same for an answer that may hold personal data: kept nowhere. */
export async function dressOnce(request: IncomingMessage, ready: ReadyResponse): Promise<ReadyResponse> {
  const attributes = attributesFor(request);
  return attributes === '' ? ready : dress(ready, attributes);
}
