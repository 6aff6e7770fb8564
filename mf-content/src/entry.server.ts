import { definePage, defineServer } from 'shared/server';
import { messages } from './messages/by-language.ts';
import { loadArticle } from './pages/article/article.load.ts';
import { ArticlePage } from './pages/article/article.page.tsx';
import { loadHome } from './pages/home/home.load.ts';
import { HomePage } from './pages/home/home.page.tsx';
import { loadNews } from './pages/news/news.load.ts';
import { NewsPage } from './pages/news/news.page.tsx';
import { routes } from './routes.ts';

export const section = defineServer({
  name: 'mf-content',
  routes,
  messages,
  pages: {
    home: definePage(loadHome, HomePage),
    news: definePage(loadNews, NewsPage),
    article: definePage(loadArticle, ArticlePage),
  },
});
