import { writeFile } from 'node:fs/promises';
import { faceFor, recordDocuments, type ListedDocument } from './document-files.ts';
import { paperOf } from './document-paper.ts';
import { shortDocuments } from './document-sheets.ts';

/*
 * `pnpm --filter content documents`: makes `media/<id>.pdf` of every report of the pack from the pack's own figures, and
 * writes address and size into `reports.json` and `special-topics.json`.
 */

const FONT = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2';
const MEDIA = new URL('../media/', import.meta.url);

const documents = shortDocuments();
// One face for all of them.
const font = await faceFor(FONT, `${JSON.stringify(documents)}辰岳汽车集团　·−—`);
const sizes = new Map<string, number>();
for (const document of documents) {
  const bytes = await paperOf(document, font);
  await writeFile(new URL(`${document.name}.pdf`, MEDIA), bytes);
  sizes.set(document.name, bytes.length);
}
for (const file of ['reports.json', 'special-topics.json']) await recordDocuments(file, noted);
console.log(`${sizes.size} documents, ${[...sizes.values()].reduce((sum, size) => sum + size, 0)} bytes`);

function noted(entry: ListedDocument): ListedDocument {
  const size = sizes.get(entry.id);
  return size === undefined ? entry : { ...entry, url: `/cn/media-files/${entry.id}.pdf`, size };
}
