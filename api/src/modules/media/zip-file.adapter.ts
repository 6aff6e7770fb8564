import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { PassThrough, Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import { csvOf } from '../../exports/csv.ts';
import type { BundlePlan, PlannedFile } from './bundle-plan.service.ts';
import { LICENCE, MANIFEST_COLUMNS, MANIFEST_NOTE } from './bundle.words.ts';
import { isDerived, pixelsOf, renditionOf } from './rendition.adapter.ts';

const READABLE_FILE = 0o100_644;

interface WrittenFile {
  width: number | null;
  height: number | null;
  size: number;
  sha256: string;
}

type Cell = string | number | null;

/**
 * A ZIP file with the files of the plan, `manifest.csv` and the terms of use in both languages. Nothing is compressed,
 * because media are already. The same plan gives the same bytes on every machine and in every time zone.
 */
export function zipOf(plan: BundlePlan): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const rows: Cell[][] = [];
  // Whoever reads it learns of a fault, also when it came before the first read; nobody listening yet is no crash.
  out.on('error', () => undefined);
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error('the ZIP file failed'));
  const options = { mtime: localMidnight(plan.day), mode: READABLE_FILE, compress: false, forceDosTimestamp: true };
  // Each source is opened when its turn comes, so that a large choice needs neither memory nor many open files.
  const add = (entry: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(entry, options, (give) => {
      open().then((stream) => give(null, stream.on('error', fail)), fail);
    });
  zip.on('error', fail);
  for (const file of plan.files)
    add(file.entry, async () => {
      const { stream, written } = await contentOf(plan, file);
      return stream.on('end', () => rows.push(rowOf(file, written())));
    });
  add('manifest.csv', async () => Readable.from([manifestOf(plan, rows)]));
  for (const lang of ['cn', 'en'] as const)
    add(`LICENSE_${lang}.txt`, async () => Readable.from([Buffer.from(LICENCE[lang](plan.group[lang]))]));
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

/** ZIP stores local time without saying whose: the same figures everywhere keep the bytes the same. */
function localMidnight(day: string): Date {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

interface Content {
  stream: Readable;
  /** Known when the stream has ended. */
  written: () => WrittenFile;
}

async function contentOf({ resolution }: BundlePlan, file: PlannedFile): Promise<Content> {
  const { source } = file;
  if (isDerived(file.name, resolution)) {
    const { bytes, width, height } = await renditionOf(file, resolution);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { stream: Readable.from([bytes]), written: () => ({ width, height, size: bytes.length, sha256 }) };
  }
  const pixels = await pixelsOf(source);
  const { size, sha256 } = source;
  return { stream: provenStream(source.path, sha256), written: () => ({ ...pixels, size, sha256 }) };
}

/** The file, with an error at its end if it is not what the plan was made for. */
function provenStream(file: string, sha256: string): Readable {
  const hash = createHash('sha256');
  const proof = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : new Error('a file changed while it was packed'));
    },
  });
  const source = fs.createReadStream(file).on('error', (error) => proof.destroy(error));
  return source.pipe(proof);
}

const rowOf = ({ entry, item, caption }: PlannedFile, { width, height, size, sha256 }: WrittenFile): Cell[] => [
  entry,
  ...[item.title, caption, item.credit].flatMap((words) => [words.cn, words.en]),
  item.date,
  width,
  height,
  size,
  sha256,
];

function manifestOf({ group }: BundlePlan, rows: readonly Cell[][]): Buffer {
  return csvOf({ title: 'manifest', columns: MANIFEST_COLUMNS, rows, notes: [MANIFEST_NOTE(group)] });
}
