import { CSR_COLUMNS, INNOVATION_COLUMNS, NEWS_COLUMNS } from 'shared/contract/article';
import { articleArea } from 'shared/contract/site-link';

export type ListColumn = (typeof NEWS_COLUMNS | typeof CSR_COLUMNS | typeof INNOVATION_COLUMNS)[number];
export type ListName = 'news' | 'csrList' | 'innoList';

/** A list of articles: its address below the language segment, what it lists, and the page above it. */
export interface ArticleList {
  name: ListName;
  address: string;
  columns: readonly ListColumn[];
  above?: { name: 'csr' | 'tech'; address: string };
}

export const ARTICLE_LISTS: Readonly<Record<ListName, ArticleList>> = {
  news: { name: 'news', address: '/news', columns: NEWS_COLUMNS },
  csrList: {
    name: 'csrList',
    address: '/csr/list',
    columns: CSR_COLUMNS,
    above: { name: 'csr', address: '/csr' },
  },
  innoList: {
    name: 'innoList',
    address: '/tech/innoList',
    columns: INNOVATION_COLUMNS,
    above: { name: 'tech', address: '/tech' },
  },
};

/** The list that an article belongs to, by its category; the news for categories of no list. */
export function articleListOf(categoryCode: string): ArticleList {
  const { list } = articleArea(categoryCode);
  return Object.values(ARTICLE_LISTS).find(({ address }) => address === list) ?? ARTICLE_LISTS.news;
}

/** The column of that name, of any list. */
export function columnOf(categoryCode: string): ListColumn | undefined {
  return Object.values(ARTICLE_LISTS)
    .flatMap(({ columns }) => columns)
    .find((code) => code === categoryCode);
}
