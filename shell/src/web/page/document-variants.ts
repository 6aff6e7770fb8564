import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentSlots } from 'shared/contract/section/frame';
import type { PageBytes } from '../../renderer/messages.ts';
import { preferenceAttributes, readPreferences, type Preferences } from '../../published/preferences.ts';
import { themeColourTags } from '../../published/theme-colour.ts';
import { createStaleCache } from '../cache/stale-cache.ts';
import { FOR_ONE } from '../http/security-headers.ts';
import {
  asBuffer,
  bytesOf,
  makeRepresentation,
  type Representation,
  type RepresentationInput,
} from '../http/representation.ts';

/** Of documents in a look of their own: the few visitors who chose one walk over few pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Seconds; the text is part of the key, so that nothing is ever old. */
const KEEP = 3600;

type Pieces = Readonly<Record<keyof DocumentSlots, Buffer>>;

/** A document in the usual look, and its pieces around the slots for another one. */
export interface DocumentRepresentation extends Representation {
  /** The headers it was made with: another preferences has another ETag. */
  given: RepresentationInput['headers'];
  /** Absent when the frame gave none: the page then has one preferences. */
  pieces?: Pieces;
  /** It differs for visitors who save data. */
  savesData: boolean;
}

/** What this visitor chose; nothing for nearly everybody. */
const preferencesOf = (cookie: string | undefined): Preferences =>
  cookie === undefined ? [] : readPreferences(cookie);

/** What a document is written for. */
interface Reader {
  preferences: Preferences;
  isSaving: boolean;
}

const USUAL_READER: Reader = { preferences: [], isSaving: false };

/** The client hint of a data saver (https://wicg.github.io/savedata/). */
export const savesData = (headers: IncomingHttpHeaders): boolean => headers['save-data'] === 'on';

function written({ root, head, body }: Pieces, { preferences, isSaving }: Reader): Buffer {
  const chosen = [...preferenceAttributes(preferences), ['data-saving', isSaving ? 'on' : ''] as const];
  const attributes = chosen.map(([name, value]) => (value === '' ? '' : ` ${name}="${value}"`));
  return Buffer.concat([root, Buffer.from(attributes.join('')), head, Buffer.from(themeColourTags(preferences)), body]);
}

const USUAL = Buffer.byteLength(themeColourTags([]));

/** The pieces as they lie in the usual document, so that they take no memory of their own. */
function piecesIn(usual: Buffer, { root, head, body }: Pieces): Pieces {
  const headAt = root.length;
  return {
    root: usual.subarray(0, headAt),
    head: usual.subarray(headAt, headAt + head.length),
    body: usual.subarray(headAt + head.length + USUAL, headAt + head.length + USUAL + body.length),
  };
}

/** A document in the usual look, ready for others. */
export async function makeDocument(
  { status, headers }: Omit<RepresentationInput, 'body'>,
  made: PageBytes['document'],
  isForSavers = false,
): Promise<DocumentRepresentation> {
  const about = { given: headers, savesData: isForSavers };
  if (made instanceof Uint8Array)
    return { ...(await makeRepresentation({ status, headers, body: asBuffer(made) })), ...about };
  const pieces = { root: asBuffer(made.root), head: asBuffer(made.head), body: asBuffer(made.body) };
  const usual = written(pieces, USUAL_READER);
  const representation = await makeRepresentation({ status, headers, body: usual });
  return { ...representation, ...about, pieces: piecesIn(usual, pieces) };
}

const isUsual = ({ preferences, isSaving }: Reader) => preferences.length === 0 && !isSaving;

/** The page without a look is what every cache may keep, so that nothing needs to vary by cookies. */
async function makeVariant(document: DocumentRepresentation, reader: Reader): Promise<Representation> {
  if (!document.pieces || isUsual(reader)) return document;
  return makeRepresentation({
    status: document.status,
    headers: document.given['cache-control']?.includes('no-store') ? document.given : { ...document.given, ...FOR_ONE },
    body: written(document.pieces, reader),
  });
}

/** The document in the look that a visitor's cookie names, and as whoever saves data gets it. */
export type PreferenceVariants = (
  headers: IncomingHttpHeaders,
  document: DocumentRepresentation,
) => Promise<Representation>;

const readerOf = (headers: IncomingHttpHeaders, document: DocumentRepresentation): Reader => ({
  preferences: preferencesOf(headers.cookie),
  isSaving: document.savesData && savesData(headers),
});

/**
 * The page cache keeps one page for all looks: what differs is attributes of the root element and the colour around the
 * page, written between the pieces of the kept page, so that there is neither a flash of the other theme nor a script
 * before the first paint.
 */
export function createPreferenceVariants(): PreferenceVariants {
  const cached = createStaleCache<Representation>({ maxBytes: MAX_BYTES, sizeOf: bytesOf, stale: 0 });
  return async (headers, document) => {
    const reader = readerOf(headers, document);
    if (isUsual(reader)) return document;
    const key = `${document.headers.etag} ${reader.preferences.join('.')} ${reader.isSaving}`;
    return cached.get(key, async () => ({ value: await makeVariant(document, reader), keep: KEEP }));
  };
}

/** The same for an answer that may hold personal data: kept nowhere. */
export const makePreferenceVariant: PreferenceVariants = (headers, document) =>
  makeVariant(document, readerOf(headers, document));
