import type { IncomingMessage } from 'node:http';
import { lookAttributes, readLook, type Look } from '../../published/look.ts';
import { THEMES, themeColourTag } from '../../published/theme-colour.ts';
import { createPageCache } from './page-cache.ts';
import { makeReady, type ReadyResponse } from './ready-response.ts';

/** Pages in a look of their own kept at most: the few visitors who chose one walk over few pages. */
const LIMIT = 200;
/** Seconds; the text is part of the key, so that nothing is ever old. */
const KEEP = 3600;
const ROOT = '<html';

/** What this visitor chose; nothing for nearly everybody. */
const lookOf = ({ headers }: IncomingMessage): Look => (headers.cookie === undefined ? [] : readLook(headers.cookie));

function dressText(text: string, look: Look): string {
  const attributes = lookAttributes(look).map(([name, value]) => (value === '' ? '' : ` ${name}="${value}"`));
  const rooted = text.replace(ROOT, () => ROOT + attributes.join(''));
  return THEMES.reduce((html, device) => html.replace(themeColourTag(device), themeColourTag(device, look)), rooted);
}

async function dress(ready: ReadyResponse, look: Look): Promise<ReadyResponse> {
  const pairs = ready.fields.flatMap((name, index) =>
    index % 2 === 0 && name !== 'etag' ? [[name, ready.fields[index + 1] ?? ''] as const] : [],
  );
  return makeReady(ready.status, Object.fromEntries(pairs), dressText(ready.identity.toString('utf8'), look));
}

/** A page in the look that its visitor chose. */
export type Wardrobe = (request: IncomingMessage, ready: ReadyResponse) => Promise<ReadyResponse>;

/**
 * The page cache keeps one page for all looks: what differs is attributes of the root element and the colour around the
 * page, written into the ready text, so that there is neither a flash of the other theme nor a script before the first
 * paint.
 */
export function createWardrobe(): Wardrobe {
  const kept = createPageCache<ReadyResponse>({ limit: LIMIT, stale: 0 });
  return async (request, ready) => {
    const look = lookOf(request);
    if (look.length === 0) return ready;
    return kept.get(`${ready.etag} ${look.join('.')}`, async () => ({ value: await dress(ready, look), keep: KEEP }));
  };
}

/** The same for an answer that may hold personal data: kept nowhere. */
export async function dressOnce(request: IncomingMessage, ready: ReadyResponse): Promise<ReadyResponse> {
  const look = lookOf(request);
  return look.length === 0 ? ready : dress(ready, look);
}
