import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { PACK_FILES } from 'shared/contract/pack';
import { readArticles, type PackArticle } from './article-reader.ts';
import type { PackFault } from './pack-fault.ts';

type FileName = keyof typeof PACK_FILES;

/** A pack as read from disk: every file by name, and the articles. */
export type Pack = { readonly [N in FileName]: z.output<(typeof PACK_FILES)[N]> } & {
  readonly articles: readonly PackArticle[];
};

const fileNames = Object.keys(PACK_FILES) as FileName[];

/** Reads `<folder>/pack`. Either the pack or its faults, never both: what is broken cannot be checked further. */
export function readPack(folder: string): { pack: Pack } | { faults: PackFault[] } {
  const faults: PackFault[] = [];
  const packFolder = path.join(folder, 'pack');
  const entries = fileNames.map((name) => [name, readFile(packFolder, name, faults)] as const);
  const articles = readArticles(path.join(packFolder, 'articles'), faults);
  if (faults.length > 0) return { faults };
  // Every file has passed its schema, or there would be a fault.
  return { pack: { ...(Object.fromEntries(entries) as Omit<Pack, 'articles'>), articles } };
}

function readFile(folder: string, name: FileName, faults: PackFault[]): unknown {
  const json = readJson(path.join(folder, name), name, faults);
  return json === undefined ? undefined : check(PACK_FILES[name], json.value, { file: name, faults });
}

export function readJson(file: string, name: string, faults: PackFault[]): { value: unknown } | undefined {
  if (!fs.existsSync(file)) {
    faults.push({ file: name, path: '', rule: 'is missing' });
    return undefined;
  }
  try {
    return { value: JSON.parse(fs.readFileSync(file, 'utf8')) };
  } catch (error) {
    faults.push({ file: name, path: '', rule: error instanceof Error ? error.message : 'is not JSON' });
    return undefined;
  }
}

/** The value as the schema understands it; its faults are added to the list. */
export function check<T extends z.ZodType>(
  schema: T,
  value: unknown,
  { file, faults }: { file: string; faults: PackFault[] },
): z.output<T> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  faults.push(...result.error.issues.map((issue) => ({ file, path: issue.path.join('.'), rule: issue.message })));
  return undefined;
}
