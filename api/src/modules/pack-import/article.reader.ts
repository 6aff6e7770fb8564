import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { packArticle, packArticleFront } from 'shared/contract/pack/pack';
import { check, readJson } from './pack-file.reader.ts';
import type { PackFault } from './pack-fault.model.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
const BASE_ID = /^[a-z0-9-]{3,64}$/;

export type PackText = z.output<typeof packArticleFront> & { markdown: string };
export type PackArticle = z.output<typeof packArticle> & {
  baseId: string;
  texts: Partial<Record<Lang, PackText>>;
};

/** Every folder below `articles/`; a folder without `en.md` is an article without an English version. */
export function readArticles(folder: string, faults: PackFault[]): PackArticle[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .flatMap((baseId) => readArticle(path.join(folder, baseId), baseId, faults) ?? []);
}

function readArticle(folder: string, baseId: string, faults: PackFault[]): PackArticle | undefined {
  const name = `articles/${baseId}`;
  if (!BASE_ID.test(baseId)) faults.push({ file: name, path: '', rule: 'folder name must be 3 to 64 of a-z 0-9 -' });
  const texts = Object.fromEntries(
    LANGS.flatMap((lang) => {
      const text = readText(path.join(folder, `${lang}.md`), `${name}/${lang}.md`, faults);
      return text ? [[lang, text]] : [];
    }),
  );
  const languages = LANGS.filter((lang) => fs.existsSync(path.join(folder, `${lang}.md`)));
  if (languages.length === 0) faults.push({ file: name, path: '', rule: 'needs cn.md or en.md' });
  const file = `${name}/article.json`;
  const json = readJson(path.join(folder, 'article.json'), file, faults);
  const article = json && check(packArticle, json.value, { file, faults });
  return article && { ...article, baseId, texts };
}

function readText(file: string, name: string, faults: PackFault[]): PackText | undefined {
  if (!fs.existsSync(file)) return undefined;
  const [, matter, markdown] = FRONT_MATTER.exec(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) ?? [];
  if (matter === undefined || markdown === undefined) {
    faults.push({ file: name, path: '', rule: 'must begin with front matter between two lines of ---' });
    return undefined;
  }
  const front = readFront(matter, name, faults);
  if (markdown.trim() === '') faults.push({ file: name, path: '', rule: 'has no text below the front matter' });
  return front && { ...front, markdown };
}

function readFront(matter: string, file: string, faults: PackFault[]): z.output<typeof packArticleFront> | undefined {
  try {
    return check(packArticleFront, parseYaml(matter), { file, faults });
  } catch (error) {
    faults.push({
      file,
      path: '',
      rule: error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'is not YAML',
    });
    return undefined;
  }
}
