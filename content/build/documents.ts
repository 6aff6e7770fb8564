import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { paperOf } from './document-paper.ts';
import { shortDocuments, type PaperDocument } from './document-sheets.ts';

/*
 * `pnpm --filter content documents`: makes `media/<id>.pdf` of every report of the pack from the pack's own figures, and
 * writes address and size into `reports.json` and `special-topics.json`.
 */

const FONT = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2';
const MEDIA = new URL('../media/', import.meta.url);
const PACK = new URL('../pack/', import.meta.url);

const documents = shortDocuments();
const font = await fontFor(documents);
const sizes = new Map<string, number>();
for (const document of documents) {
  const bytes = await paperOf(document, font);
  await writeFile(new URL(`${document.name}.pdf`, MEDIA), bytes);
  sizes.set(document.name, bytes.length);
}
for (const file of ['reports.json', 'special-topics.json']) await note(file);
console.log(`${sizes.size} documents, ${[...sizes.values()].reduce((sum, size) => sum + size, 0)} bytes`);

/** The face with the characters of all documents only. */
async function fontFor(all: readonly PaperDocument[]): Promise<Buffer> {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
  const characters = [...new Set(ascii + JSON.stringify(all) + '辰岳汽车集团　·−—')].join('');
  const source = await readFile(createRequire(import.meta.url).resolve(FONT));
  return subsetFont(source, characters, { targetFormat: 'sfnt' });
}

interface Listed {
  id: string;
  url: string;
  size: number;
}

async function note(file: string): Promise<void> {
  const entries = JSON.parse(await readFile(new URL(file, PACK), 'utf8')) as Listed[];
  const noted = entries.map((entry) => {
    const size = sizes.get(entry.id);
    return size === undefined ? entry : { ...entry, url: `/cn/media-files/${entry.id}.pdf`, size };
  });
  await writeFile(new URL(file, PACK), `${JSON.stringify(noted, null, 2)}\n`);
}
