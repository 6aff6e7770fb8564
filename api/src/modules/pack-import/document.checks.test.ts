import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { documentFaults } from './document.checks.ts';
import { readPack } from './pack.reader.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'document-checks-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Faults of a pack whose first report names `url` and `size`; `media/half.pdf` has four bytes. */
function faultsOf(url: string, size: number, english?: { url: string; size: number }): string[] {
  const pack = samplePack();
  const [first, ...others] = pack.files['reports.json'];
  if (first) pack.files['reports.json'] = [{ ...first, url, size, ...(english && { english }) }, ...others];
  const written = writePack(path.join(folder, 'pack'), pack);
  fs.writeFileSync(path.join(written, 'media/half.pdf'), '%PDF');
  const read = readPack(written);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return documentFaults(read.pack, written).map(({ file, path: at, rule }) => `${file} ${at}: ${rule}`);
}

it('takes a document that is there, and no document', () => {
  expect(faultsOf('/cn/media-files/half.pdf', 4)).toEqual([]);
  expect(faultsOf('', 0)).toEqual([]);
});

it.each([
  ['/cn/media-files/lost.pdf', 4, 'url: names a document that is not in media/'],
  ['/cn/media-files/../half.pdf', 4, 'url: names a document that is not in media/'],
  ['https://elsewhere.example/half.pdf', 4, 'url: names a document that is not in media/'],
  ['/cn/media-files/half.pdf', 5, 'size: must be 4, which the document has'],
  ['', 5, 'size: must be 0 without a document'],
])('finds fault with %s of %i bytes', (url, size, fault) => {
  expect(faultsOf(url, size)).toEqual([`reports.json q3-2026.${fault}`]);
});

it('knows the English document of a report too', () => {
  const document = { url: '/cn/media-files/half.pdf', size: 4 };
  expect(faultsOf('', 0, document)).toEqual([]);
  expect(faultsOf('', 0, { ...document, size: 5 })).toEqual([
    'reports.json q3-2026.english.size: must be 4, which the document has',
  ]);
});
