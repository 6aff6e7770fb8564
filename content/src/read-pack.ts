import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PACK_FILES, packArticle, packArticleFront } from 'shared/contract/pack/pack';
import { packPage, type PackPage } from 'shared/contract/content/page-body';
import type { z } from 'zod';

/** The pack of this folder, as other packages find it. */
export const PACK_ROOT = new URL('../pack/', import.meta.url);
export const MEDIA_ROOT = new URL('../media/', import.meta.url);

export type Lang = 'cn' | 'en';
export type PackFile = keyof typeof PACK_FILES;

export interface ArticleText {
  front: z.infer<typeof packArticleFront>;
  /** Markdown below the front matter. */
  body: string;
}

export interface Article {
  baseId: string;
  meta: z.infer<typeof packArticle>;
  /** A missing language means that the article has no version in it. */
  texts: Partial<Record<Lang, ArticleText>>;
}

/** One file of the pack, checked against its schema. Throws a `ZodError` that names every wrong field. */
export function readPackFile<F extends PackFile>(file: F): z.infer<(typeof PACK_FILES)[F]> {
  const value: unknown = JSON.parse(readFileSync(new URL(file, PACK_ROOT), 'utf8'));
  return PACK_FILES[file].parse(value) as z.infer<(typeof PACK_FILES)[F]>;
}

/** Front matter is a line per field, `key: <JSON value>`, between two `---` lines: JSON and YAML read it alike. */
export function parseArticleText(file: string): ArticleText {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error('front matter is missing');
  const fields = head.split('\n').map((line): [string, unknown] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), JSON.parse(line.slice(colon + 1))];
  });
  return { front: packArticleFront.parse(Object.fromEntries(fields)), body: body.trim() };
}

function readArticle(baseId: string): Article {
  const folder = new URL(`articles/${baseId}/`, PACK_ROOT);
  const meta = packArticle.parse(JSON.parse(readFileSync(new URL('article.json', folder), 'utf8')));
  const texts: Article['texts'] = {};
  for (const lang of ['cn', 'en'] as const) {
    const file = new URL(`${lang}.md`, folder);
    if (existsSync(file)) texts[lang] = parseArticleText(readFileSync(file, 'utf8'));
  }
  return { baseId, meta, texts };
}

/** All articles of the pack, newest first. */
export function readArticles(): Article[] {
  const articles = readdirSync(new URL('articles/', PACK_ROOT)).map(readArticle);
  return articles.toSorted((a, b) => b.meta.publishTime.localeCompare(a.meta.publishTime));
}

export interface Page {
  /** Below the language segment: `/about/history`. */
  path: string;
  texts: Partial<Record<Lang, PackPage>>;
}

/** All pages that are content only. Throws a `ZodError` for a block that is not of its shape. */
export function readPages(): Page[] {
  const folder = new URL('pages/', PACK_ROOT);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const paths = [...new Set(files.map((file) => file.replace(/\/(cn|en)\.json$/, '')))].toSorted();
  return paths.map((path) => {
    const texts: Page['texts'] = {};
    for (const lang of ['cn', 'en'] as const) {
      if (!files.includes(`${path}/${lang}.json`)) continue;
      texts[lang] = packPage.parse(JSON.parse(readFileSync(new URL(`${path}/${lang}.json`, folder), 'utf8')));
    }
    return { path: `/${path}`, texts };
  });
}
