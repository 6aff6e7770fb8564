import path from 'node:path';
import type { z } from 'zod';
import { PACK_FILES } from 'shared/contract/pack/pack';
import { readArticles, type PackArticle } from './article.reader.ts';
import type { PackFault } from './pack-fault.model.ts';
import { check, readJson } from './pack-file.reader.ts';
import { readPages, type PackPageTexts } from './page.reader.ts';

type FileName = keyof typeof PACK_FILES;

/** A pack as read from disk: every file by name, the articles and the pages. */
export type Pack = { readonly [N in FileName]: z.output<(typeof PACK_FILES)[N]> } & {
  readonly articles: readonly PackArticle[];
  readonly pages: readonly PackPageTexts[];
};

const fileNames = Object.keys(PACK_FILES) as FileName[];

/** Reads `<folder>/pack`. Either the pack or its faults, never both: what is broken cannot be checked further. */
export function readPack(folder: string): { pack: Pack } | { faults: PackFault[] } {
  const faults: PackFault[] = [];
  const packFolder = path.join(folder, 'pack');
  const entries = fileNames.map((name) => [name, readFile(packFolder, name, faults)] as const);
  const articles = readArticles(path.join(packFolder, 'articles'), faults);
  const pages = readPages(path.join(packFolder, 'pages'), faults);
  if (faults.length > 0) return { faults };
  // Every file has passed its schema, or there would be a fault.
  return { pack: { ...(Object.fromEntries(entries) as Omit<Pack, 'articles' | 'pages'>), articles, pages } };
}

function readFile(folder: string, name: FileName, faults: PackFault[]): unknown {
  const json = readJson(path.join(folder, name), name, faults);
  return json === undefined ? undefined : check(PACK_FILES[name], json.value, { file: name, faults });
}
