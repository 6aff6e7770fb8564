import { loadComposed } from 'shared/composed/load';
import { definePage } from 'shared/server';
import { loadArticle } from './pages/article/article.load.ts';
import { ArticlePage } from './pages/article/article.page.tsx';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadHome } from './pages/home/home.load.ts';
import { HomePage } from './pages/home/home.page.tsx';
import { loadNews } from './pages/news/news.load.ts';
import { NewsPage } from './pages/news/news.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  home: definePage(loadHome, HomePage),
  news: definePage(loadNews, NewsPage),
  article: definePage(loadArticle, ArticlePage),
  composed: definePage(loadComposed, ComposedPage),
};
