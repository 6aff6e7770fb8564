import { crc32, inflateRaw } from 'node:zlib';
import type { CvRule } from 'shared/contract/talent/cv-file';
import { zipEntries, type ZipEntry } from './zip-entries.model.ts';

/*
 * A Word document by its content (ECMA-376): a ZIP file with the parts of one, that unpacks to what it says, and that can
 * do nothing.
 */

const MEGABYTE = 1_048_576;
/** Of everything in it, unpacked. */
const MOST_UNPACKED = 40 * MEGABYTE;
/** Text packs to a tenth, empty tables to a hundredth; bombs to a thousandth. */
const MOST_RATIO = 200;
/** Below that a ratio says nothing. */
const SMALL = MEGABYTE;

const TYPES = '[Content_Types].xml';
const DOCUMENT = 'word/document.xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ACTIVE =
  /(^|\/)(vbaProject|vbaData|vbaProjectSignature)[^/]*$|(^|\/)(activeX|ctrlProps)\/|\.(exe|dll|js|vbs|hta|jar)$/i;
/** A template from elsewhere brings its macros along. */
const FOREIGN_TEMPLATE =
  /attachedTemplate[^>]*TargetMode\s*=\s*["']External|TargetMode\s*=\s*["']External[^>]*attachedTemplate/i;
const OUTSIDE = /^\/|\\|(^|\/)\.\.?(\/|$)|^[a-z]:|\0/i;

/** Off the event loop. @throws when more comes out */
function inflated(packed: Buffer, maxOutputLength: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  inflateRaw(packed, { maxOutputLength }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  return promise;
}

async function unpacked({ isDeflated, packed, size, crc }: ZipEntry): Promise<Buffer> {
  const bytes = isDeflated && size > 0 ? await inflated(packed, size) : packed;
  if (isDeflated && size === 0) return Buffer.alloc(0);
  if (bytes.length !== size || crc32(bytes) !== crc) throw new Error('not what it says');
  return bytes;
}

function isBomb(entries: ReadonlyMap<string, ZipEntry>): boolean {
  const all = [...entries.values()];
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const isDense = ({ size, packed }: ZipEntry) => size > SMALL && size > MOST_RATIO * packed.length;
  return total > MOST_UNPACKED || all.some(isDense);
}

const WORDS = new Set<string>(['packed', 'locked'] satisfies CvRule[]);

function entriesOf(zip: Buffer): ReadonlyMap<string, ZipEntry> | CvRule {
  try {
    return zipEntries(zip);
  } catch (error) {
    const word = error instanceof Error ? error.message : '';
    return WORDS.has(word) ? (word as CvRule) : 'broken';
  }
}

/** The rule that a ZIP file breaks as a CV; undefined for a document that only says something. */
export async function docxFault(zip: Buffer): Promise<CvRule | undefined> {
  const entries = entriesOf(zip);
  if (typeof entries === 'string') return entries;
  if (isBomb(entries)) return 'packed';
  const names = [...entries.keys()];
  if (names.some((name) => OUTSIDE.test(name))) return 'broken';
  if (!entries.has(TYPES) || !entries.has(DOCUMENT)) return 'type';
  if (names.some((name) => ACTIVE.test(name))) return 'macro';
  try {
    // One after the other: all at once would be in memory together.
    for (const [name, entry] of entries) {
      const bytes = await unpacked(entry);
      const text = /\.(xml|rels)$/i.test(name) ? bytes.toString('utf8') : '';
      if (name === TYPES && !text.includes(MAIN_TYPE)) return /macroEnabled/i.test(text) ? 'macro' : 'type';
      if (name.endsWith('.rels') && FOREIGN_TEMPLATE.test(text)) return 'macro';
      if (name === DOCUMENT && !/<(\w+:)?body[\s>]/.test(text)) return 'broken';
    }
  } catch {
    return 'broken';
  }
  return undefined;
}
