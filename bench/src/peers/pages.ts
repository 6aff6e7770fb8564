/** The three pages that every side shows, as addresses below `/cn/cn` or a mode of a peer. */
export const PAGES = {
  home: '',
  list: '/news',
  article: '/news/detail?baseid=half-year-results',
} as const;
export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Where our Chinese site begins. */
export const OURS = '/cn/cn';
