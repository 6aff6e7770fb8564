import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const PACK = new URL('../pack/', import.meta.url);
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');

/** What the lists of the pack say of a document. */
export interface ListedDocument {
  id: string;
  url: string;
  /** Bytes. */
  size: number;
}

/** A face with the characters of these words, and of plain English, alone. @param face its file, as packages name it */
export async function faceFor(face: string, words: string): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(face));
  return subsetFont(source, [...new Set(ASCII + words)].join(''), { targetFormat: 'sfnt' });
}

/** Writes a list of the pack anew, entry by entry. */
export async function recordDocuments(file: string, noted: (entry: ListedDocument) => ListedDocument): Promise<void> {
  const entries = JSON.parse(await readFile(new URL(file, PACK), 'utf8')) as ListedDocument[];
  await writeFile(new URL(file, PACK), `${JSON.stringify(entries.map(noted), null, 2)}\n`);
}
