import { plainText } from '../../../model/plain-text.ts';
import type { Row } from '../../../db/content-rows.ts';
import { packSegmenter } from '../../search/han-cutter.service.ts';
import { searchEntry, type SearchDictionary, type SearchText } from '../../search/search-entry.service.ts';
import type { Pack } from '../pack.reader.ts';
import type { ContentRecord } from '../record.model.ts';
import { entryTexts } from './entry-texts.records.ts';
import {
  announcementTexts,
  brandTexts,
  libraryTexts,
  menuTexts,
  programmeTexts,
  stockTexts,
} from './list-texts.records.ts';
import { pageTexts, sectionPageTexts } from './page-texts.records.ts';
import { salesTexts } from './figure-texts.records.ts';
import { rowsOf, type RowOf } from './rows.model.ts';

/** Adds to records the rows that search finds them by; they are imported, and change, together. */
export function searchableWith(pack: Pack): (record: ContentRecord) => ContentRecord {
  const phrases = pack['dictionary.json'];
  const dictionary: SearchDictionary = { segmenter: packSegmenter(phrases.cn), phrases };
  const textsOf = texts(pack);
  const { names } = pack['search.json'];
  const namesOf = ({ type, url = '', language }: SearchText) => (NAMED.has(type) ? (names[url]?.[language] ?? []) : []);
  return (record) => ({
    ...record,
    rows: [
      ...record.rows,
      ...textsOf(record).map((text): Row => {
        const named = { ...text, names: namesOf(text) };
        const values = { ...searchEntry(dictionary, named), source: `${record.kind}/${record.key}` };
        return { table: 'search_entry', values };
      }),
    ],
  });
}

/** What else lies at an address, such as a person of a page, is called by its own name. */
const NAMED: ReadonlySet<string> = new Set(['page', 'vehicle']);

type Texts = (record: ContentRecord) => SearchText[];

function texts(pack: Pack): Texts {
  const reports = [...pack['reports.json'], ...pack['special-topics.json']];
  const covers = new Set(reports.flatMap(({ web = [] }) => web));
  const byKind: Partial<Record<ContentRecord['kind'], Texts>> = {
    article: newsTexts,
    library: libraryTexts,
    brand: brandTexts(pack),
    announcement: announcementTexts,
    sales: salesTexts(pack),
    programme: programmeTexts,
    stock: stockTexts,
    entry: entryTexts,
    // The cover of a report is found as the report, which leads to it.
    page: (record) => (covers.has(record.key) ? [] : pageTexts(record)),
    // A menu leads to the pages that sections make, which no document of the pack tells of.
    menu: menuTexts(
      new Set([...pack.pages.map(({ path }) => path), ...pack['search.json'].pages.map(({ url }) => url)]),
    ),
    dictionary: () => sectionPageTexts(pack['search.json'].pages),
  };
  return (record) => byKind[record.kind]?.(record) ?? [];
}

function newsTexts({ rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'article').flatMap(({ base_id, category, publish_time }) =>
    rowsOf(rows, 'article_text').map(
      ({ language, title, tags, summary, content }: RowOf<'article_text'>): SearchText => ({
        type: 'news',
        id: base_id,
        language: language,
        published: publish_time,
        category,
        title,
        tags,
        summary,
        body: plainText(content),
      }),
    ),
  );
}
