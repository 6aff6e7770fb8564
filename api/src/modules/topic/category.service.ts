import type { Category } from 'shared/contract/content/category';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { findEntries } from '../../imported/entry.store.ts';

async function known({ content }: Services, lang: Lang, code: string): Promise<Category[]> {
  const { rows } = await findEntries(content, 'category');
  if (!rows.some((row) => row.code === code)) throw new CallError('40004');
  return rows.map((row) => ({ code: row.code, parentCode: row.parent, name: row.name[lang] }));
}

/** A category and everything below it, in the order of the pack. @throws {CallError} 40004 unknown */
export async function categoryTree(services: Services, lang: Lang, code: string): Promise<{ list: Category[] }> {
  const all = await known(services, lang, code);
  const inside = new Set([code]);
  // Parents stand before their children in the pack, so that one pass finds all levels.
  for (const { code: own, parentCode } of all) if (inside.has(parentCode)) inside.add(own);
  return { list: all.filter((category) => inside.has(category.code)) };
}

/** The categories directly below one. @throws {CallError} 40004 unknown */
export async function childCategories(services: Services, lang: Lang, code: string): Promise<{ list: Category[] }> {
  const all = await known(services, lang, code);
  return { list: all.filter(({ parentCode }) => parentCode === code) };
}
