import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline as through, Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/*
 * A backup as it lies on a disk: `manifest.json`, `tables/<name>.jsonl.gz` with a line for each row, `files/<kind>/<name>` with
 * what the service keeps beside its database. Everything in it is as sealed as it is in the database; the keys are not in it.
 */

const OWNER_ONLY = 0o600;
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestFile = z.strictObject({
  format: z.literal(FORMAT),
  /** Moment of the rows, ISO 8601. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** All that had run, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      /** Of the rows, in any order (`RowsDigest`). */
      digest: sha256,
    }),
  ),
  files: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z]{2,20}\/[a-z0-9][a-z0-9.-]{3,127}$/),
      bytes: z.int().nonnegative(),
      sha256,
    }),
  ),
  /** Ids of the keys of personal data that have sealed anything in it. */
  keys: z.array(z.string().regex(/^[\w-]{1,32}$/)),
});

export type Manifest = z.infer<typeof manifestFile>;

const at = (folder: string) => ({
  manifest: path.join(folder, 'manifest.json'),
  signature: path.join(folder, 'manifest.mac'),
  table: (name: string) => path.join(folder, 'tables', `${name}.jsonl.gz`),
  file: (key: string) => path.join(folder, 'files', key),
});

/** Lines as bytes, written to the disk itself before it resolves. */
export async function writeTable(folder: string, name: string, batches: AsyncIterable<string[]>): Promise<void> {
  const file = at(folder).table(name);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const text = async function* () {
    for await (const lines of batches) yield `${lines.join('\n')}\n`;
  };
  await pipeline(Readable.from(text()), createGzip({ level: 4 }), privateFile(file));
}

/** Lines of a table. @throws {BackupError} when the file is not there or damaged */
export async function* readTable(folder: string, name: string): AsyncGenerator<string> {
  const file = at(folder).table(name);
  // What the first of them meets comes out of the last.
  const text = through(fs.createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw damaged(file, error);
  }
  if (rest !== '') throw damaged(file, new Error('its last line is not whole'));
}

export async function writeFile(folder: string, key: string, bytes: Readable): Promise<Manifest['files'][number]> {
  const file = at(folder).file(key);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const measured = measure();
  await pipeline(bytes, measured.stream, privateFile(file));
  return { key, ...measured.result() };
}

export const readFile = (folder: string, key: string): Readable => fs.createReadStream(at(folder).file(key));

/** Bytes and hash of a file of the backup as it lies there. @throws {BackupError} */
export async function measureFile(folder: string, key: string): Promise<Manifest['files'][number]> {
  const measured = measure();
  try {
    await pipeline(readFile(folder, key), measured.stream.resume());
  } catch (error) {
    throw damaged(at(folder).file(key), error);
  }
  return { key, ...measured.result() };
}

/** @param sign what only who has the keys of the data can make of a text */
export function writeManifest(folder: string, manifest: Manifest, sign: (text: string) => string): void {
  const text = JSON.stringify(manifest, null, 1);
  fs.writeFileSync(at(folder).manifest, text, { mode: OWNER_ONLY, flush: true });
  fs.writeFileSync(at(folder).signature, sign(text), { mode: OWNER_ONLY, flush: true });
}

/** @throws {BackupError} when the folder is no backup of a form that this program knows */
export function readManifest(folder: string): { manifest: Manifest; text: string; signature: string } {
  const files = at(folder);
  if (!fs.existsSync(files.manifest) || !fs.existsSync(files.signature))
    throw new BackupError(`${folder} is no whole backup: it has no manifest.`);
  const text = fs.readFileSync(files.manifest, 'utf8');
  const parsed = manifestFile.safeParse(jsonOf(text));
  if (!parsed.success) throw new BackupError(`${files.manifest} cannot be read: ${z.prettifyError(parsed.error)}`);
  return { manifest: parsed.data, text, signature: fs.readFileSync(files.signature, 'utf8') };
}

/** Makes names survive a power cut, those of the folders below first. */
export function syncFolders(folder: string): void {
  const below = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const name of [...below.map((entry) => path.join(entry.parentPath, entry.name)), folder]) {
    const handle = fs.openSync(name, 'r');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  }
}

const privateFile = (file: string): Writable =>
  fs.createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY, flush: true });

const damaged = (file: string, error: unknown): BackupError =>
  new BackupError(
    `${file} is damaged or missing: ${error instanceof Error ? error.message : String(error)}. Take another backup.`,
  );

function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
