import { CSR_COLUMNS, INNOVATION_COLUMNS, NEWS_COLUMNS } from 'shared/contract/content/article';

export type ListColumn = (typeof NEWS_COLUMNS | typeof CSR_COLUMNS | typeof INNOVATION_COLUMNS)[number];
/** Rows of the route table that list articles. */
export type ListName = 'news' | 'csrList' | 'innoList';

/** A list of articles: what it lists, and the row of the page above it. */
export interface ArticleList {
  name: ListName;
  columns: readonly ListColumn[];
  above?: 'csr' | 'tech';
}

export const ARTICLE_LISTS: Readonly<Record<ListName, ArticleList>> = {
  news: { name: 'news', columns: NEWS_COLUMNS },
  csrList: { name: 'csrList', columns: CSR_COLUMNS, above: 'csr' },
  innoList: { name: 'innoList', columns: INNOVATION_COLUMNS, above: 'tech' },
};

/** The first two words of a category: `COL-SHZR` of `COL-SHZR-ZRDT`. */
const rootOf = (categoryCode: string) => categoryCode.split('-', 2).join('-');

/** The list that an article belongs to, by the root of its category; the news for categories of no list. */
export function articleListOf(categoryCode: string): ArticleList {
  const root = rootOf(categoryCode);
  const lists = Object.values(ARTICLE_LISTS);
  return lists.find(({ columns }) => columns.some((column) => rootOf(column) === root)) ?? ARTICLE_LISTS.news;
}

/** The column of that name, of any list. */
export function columnOf(categoryCode: string): ListColumn | undefined {
  return Object.values(ARTICLE_LISTS)
    .flatMap(({ columns }) => columns)
    .find((code) => code === categoryCode);
}
