import type { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import type { ContentDb } from '../db/content-reads.ts';
import { CallError } from '../model/call-error.ts';

/** A document of the pack in one language. @throws {CallError} 40004 before anything was imported */
export async function findDocument<T extends z.ZodType>(
  content: ContentDb,
  name: string,
  { lang, schema }: { lang: Lang; schema: T },
): Promise<z.output<T>> {
  const row = await content
    .selectFrom('document')
    .select('body')
    .where('name', '=', name)
    .where('language', '=', lang)
    .executeTakeFirst();
  if (!row) throw new CallError('40004');
  return schema.parse(row.body);
}

export interface NamedDocument {
  name: string;
  language: string;
  body: unknown;
}

/** The documents of these names, in every language that they have. */
export async function findDocuments(content: ContentDb, names: readonly string[]): Promise<NamedDocument[]> {
  return content.selectFrom('document').select(['name', 'language', 'body']).where('name', 'in', names).execute();
}
