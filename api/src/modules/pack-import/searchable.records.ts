import type { z } from 'zod';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { packDictionary } from 'shared/contract/pack/pack';
import { plainText } from '../../model/plain-text.ts';
import { packSegmenter } from '../search/han-cutter.service.ts';
import { searchEntry, type SearchDictionary, type SearchText } from '../search/search-entry.service.ts';
import type { Row } from '../../db/content-rows.ts';
import type { ContentRecord } from './record.model.ts';

type RowOf<T extends Row['table']> = Extract<Row, { table: T }>['values'];

/** Adds to articles and resource packs the rows that search finds them by; they are imported, and change, together. */
export function searchableWith(phrases: z.output<typeof packDictionary>): (record: ContentRecord) => ContentRecord {
  const dictionary: SearchDictionary = { segmenter: packSegmenter(phrases.cn), phrases };
  return (record) => ({
    ...record,
    rows: [
      ...record.rows,
      ...textsOf(record).map((text): Row => ({ table: 'search_entry', values: searchEntry(dictionary, text) })),
    ],
  });
}

function textsOf({ kind, rows }: ContentRecord): SearchText[] {
  if (kind === 'article') return newsTexts(valuesIn(rows, 'article'), valuesIn(rows, 'article_text'));
  if (kind === 'library') return valuesIn(rows, 'media_item').flatMap(packTexts);
  return [];
}

function valuesIn<T extends Row['table']>(rows: readonly Row[], table: T): RowOf<T>[] {
  return rows.filter((row) => row.table === table).map(({ values }) => values as RowOf<T>);
}

function newsTexts(articles: readonly RowOf<'article'>[], texts: readonly RowOf<'article_text'>[]): SearchText[] {
  return articles.flatMap(({ base_id, category, publish_time }) =>
    texts.map(({ language, title, tags, summary, content }) => ({
      type: 'news',
      id: base_id,
      language,
      published: publish_time,
      category,
      title,
      tags,
      summary,
      body: plainText(content),
    })),
  );
}

/** A column of words in both languages, as the row holds it. */
const wordsIn = <T>(column: string): Record<Lang, T> => JSON.parse(column) as Record<Lang, T>;

/** Of the library the packs only; they are found from the moment on that the library shows them. */
function packTexts({ id, kind, public_at, title, tags, summary }: RowOf<'media_item'>): SearchText[] {
  if (kind !== 'pack') return [];
  return LANGS.map((language) => ({
    type: 'pack',
    id,
    language,
    published: public_at,
    category: '',
    title: wordsIn<string>(title)[language],
    tags: wordsIn<string[]>(tags)[language],
    summary: wordsIn<string>(summary)[language],
    body: '',
  }));
}
