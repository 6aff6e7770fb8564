import fs from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { packPage, type PackPage } from 'shared/contract/content/page-body';
import type { PackFault } from './pack-fault.model.ts';
import { check, readJson } from './pack-file.reader.ts';

const SEGMENT = /^[A-Za-z0-9-]+$/;

export interface PackPageTexts {
  /** Below the language segment: `/about/history` for the folder `pages/about/history`. */
  path: string;
  texts: Partial<Record<Lang, PackPage>>;
}

/** Every folder below `pages/` with a language file; folders mirror the addresses. */
export function readPages(folder: string, faults: PackFault[]): PackPageTexts[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
    .flatMap((name) => readPage(folder, name, faults) ?? []);
}

function readPage(folder: string, name: string, faults: PackFault[]): PackPageTexts | undefined {
  const segments = name.split(path.sep);
  const file = `pages/${segments.join('/')}`;
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    faults.push({ file, path: '', rule: 'folder names must be of A-Z a-z 0-9 -' });
  }
  const present = LANGS.filter((lang) => fs.existsSync(path.join(folder, name, `${lang}.json`)));
  if (present.length === 0) return undefined;
  const texts: PackPageTexts['texts'] = {};
  for (const lang of present) {
    const json = readJson(path.join(folder, name, `${lang}.json`), `${file}/${lang}.json`, faults);
    const text = json && check(packPage, json.value, { file: `${file}/${lang}.json`, faults });
    if (text) texts[lang] = text;
  }
  return { path: `/${segments.join('/')}`, texts };
}
