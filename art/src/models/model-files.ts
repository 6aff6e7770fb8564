import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { hash } from '../cli/source-file.ts';

/** Models lie among the files of the content pack, which the site serves; the manifest is here, and the table for its pages there. */
const FOLDER = new URL('../../../content/media/models/', import.meta.url);
const LOCK = new URL('../../models.lock.json', import.meta.url);
const TABLE = new URL('../../../mf-content/src/components/viewer/vehicle-models.ts', import.meta.url);

const entry = z.strictObject({
  recipe: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  triangles: z.number(),
  /** Nose to tail, millimetres. */
  length: z.number(),
});
const lockFile = z.record(z.string(), entry);
export type ModelLock = z.infer<typeof lockFile>;

const fileOf = (id: string) => new URL(`${id}.glb`, FOLDER);

export const readModelLock = async (): Promise<ModelLock> =>
  existsSync(LOCK) ? lockFile.parse(JSON.parse(await readFile(LOCK, 'utf8'))) : {};

export const readModel = (id: string): Promise<Buffer> => readFile(fileOf(id));
export const hasModel = (id: string): boolean => existsSync(fileOf(id));

/** What pages of the site are told of the models; `version` is in the address, so that browsers do not keep an older file. */
export function tableOf(lock: ModelLock): string {
  const rows = Object.entries(lock).map(
    ([id, { bytes, length, sha256 }]) =>
      `  '${id}': { bytes: ${bytes}, length: ${length}, version: '${sha256.slice(0, 8)}' },\n`,
  );
  return [
    '/** A vehicle as glTF: bytes of the file, millimetres from nose to tail, and what its address ends in. */\n',
    'export interface VehicleModel {\n  bytes: number;\n  length: number;\n  version: string;\n}\n\n',
    '/** By the ids of vehicles; made by `pnpm --filter art models`. */\n',
    `export const VEHICLE_MODELS: Readonly<Record<string, VehicleModel | undefined>> = {\n${rows.join('')}};\n`,
  ].join('');
}

export const readTable = (): Promise<string> => readFile(TABLE, 'utf8');

export interface MadeModel {
  id: string;
  recipe: string;
  file: Buffer;
  triangles: number;
  length: number;
}

/** Writes a model, its line in the manifest and the table of the pages. */
export async function writeModel({ id, recipe, file, triangles, length }: MadeModel): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(id), file);
  const line = { recipe, bytes: file.length, sha256: hash(file), triangles, length };
  const lock = { ...(await readModelLock()), [id]: line };
  const sorted = Object.fromEntries(Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(LOCK, `${JSON.stringify(sorted, null, 2)}\n`);
  await writeFile(TABLE, tableOf(sorted));
}
