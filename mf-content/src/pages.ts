import { loadComposed } from 'shared/composed/load';
import { definePage } from 'shared/server';
import { loadArticle } from './pages/article/article.load.ts';
import { ArticlePage } from './pages/article/article.page.tsx';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadCsrList } from './pages/csr-list/csr-list.load.ts';
import { CsrListPage } from './pages/csr-list/csr-list.page.tsx';
import { loadHome } from './pages/home/home.load.ts';
import { HomePage } from './pages/home/home.page.tsx';
import { loadInnoList } from './pages/inno-list/inno-list.load.ts';
import { InnoListPage } from './pages/inno-list/inno-list.page.tsx';
import { loadNews } from './pages/news/news.load.ts';
import { NewsPage } from './pages/news/news.page.tsx';
import { loadSearch } from './pages/search/search.load.ts';
import { SearchPage } from './pages/search/search.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  home: definePage(loadHome, HomePage),
  news: definePage(loadNews, NewsPage),
  csrList: definePage(loadCsrList, CsrListPage),
  innoList: definePage(loadInnoList, InnoListPage),
  search: definePage(loadSearch, SearchPage),
  article: definePage(loadArticle, ArticlePage),
  composed: definePage(loadComposed, ComposedPage),
};
