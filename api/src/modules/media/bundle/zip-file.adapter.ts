import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { addAbortSignal, Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { BundlePlan } from './bundle-plan.service.ts';
import { papersOf } from './bundle-papers.model.ts';

const READABLE_FILE = 0o100_644;

interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  open: () => Readable;
}

/** The files of the plan, and the papers about them. */
function entriesOf(plan: BundlePlan): Entry[] {
  const files = plan.files.map(({ entry, source }) => ({
    name: entry,
    size: source.size,
    open: () => provenStream(source.path, source.sha256),
  }));
  const papers = papersOf(plan).map(({ name, bytes }) => ({
    name,
    size: bytes.length,
    open: () => Readable.from([bytes]),
  }));
  return [...files, ...papers];
}

/** What making one may be told, and tells. */
export interface ZipWork {
  /** Ends it in the middle. */
  signal?: AbortSignal;
  /** Told of bytes as they are made. */
  onBytes?: (count: number) => void;
}

type Give = (error: Error | null, stream: Readable) => void;

/** Adds everything; `open` is asked when the turn of an entry comes, so that many need neither memory nor open files. */
function addAll(zip: ZipFile, plan: BundlePlan, open: (entry: Entry, give: Give) => void): void {
  const options = { mtime: localMidnight(plan.day), mode: READABLE_FILE, compress: false, forceDosTimestamp: true };
  for (const entry of entriesOf(plan))
    zip.addReadStreamLazy(entry.name, { ...options, size: entry.size }, (give) => open(entry, give as Give));
}

/** What `end` gives its second argument, which the types of the library do not know: bytes, or -1 for what is compressed. */
type End = (options: object, told: (total: number) => void) => void;

/** Bytes that the ZIP file of a plan will have, which is not made for it. */
export function zipSize(plan: BundlePlan): number {
  const zip = new ZipFile();
  let size = 0;
  addAll(zip, plan, () => undefined);
  (zip.end as End).call(zip, {}, (total) => {
    size = total;
  });
  return size;
}

/**
 * A ZIP file with the files of the plan, lists of them for people and programs, and the terms of use in both languages.
 * Nothing is compressed, because media are already. The same plan gives the same bytes on every machine and in every time
 * zone.
 */
export function zipOf(plan: BundlePlan, { signal, onBytes }: ZipWork = {}): Readable {
  const zip = new ZipFile();
  let entryStream: Readable | undefined;
  const out = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes?.(chunk.length);
      done(null, chunk);
    },
    destroy(error, done) {
      // Who gives it up in the middle leaves no file open.
      entryStream?.destroy();
      done(error);
    },
  });
  // Whoever reads it learns of a fault, also when it came before the first read; nobody listening yet is no crash.
  out.on('error', () => undefined);
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error('the ZIP file failed'));
  addAll(zip, plan, (entry, give) => {
    try {
      entryStream = entry.open().on('error', fail);
      give(null, entryStream);
    } catch (error) {
      fail(error);
    }
  });
  zip.on('error', fail);
  zip.end();
  zip.outputStream.pipe(out);
  return signal ? addAbortSignal(signal, out) : out;
}

/** ZIP stores local time without saying whose: the same figures everywhere keep the bytes the same. */
function localMidnight(day: string): Date {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
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
  proof.on('close', () => source.destroy());
  return source.pipe(proof);
}
