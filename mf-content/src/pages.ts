import { loadComposed } from 'shared/composed/load';
import { definePage } from 'shared/server';
import { loadActivity } from './pages/activity/activity.load.ts';
import { ActivityPage } from './pages/activity/activity.page.tsx';
import { loadArticle } from './pages/article/article.load.ts';
import { ArticlePage } from './pages/article/article.page.tsx';
import { loadBrand } from './pages/brand/brand.load.ts';
import { BrandPage } from './pages/brand/brand.page.tsx';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadConcept } from './pages/concept/concept.load.ts';
import { ConceptPage } from './pages/concept/concept.page.tsx';
import { loadCsrList } from './pages/csr-list/csr-list.load.ts';
import { CsrListPage } from './pages/csr-list/csr-list.page.tsx';
import { loadDealers } from './pages/dealers/dealers.load.ts';
import { DealersPage } from './pages/dealers/dealers.page.tsx';
import { loadHome } from './pages/home/home.load.ts';
import { HomePage } from './pages/home/home.page.tsx';
import { loadInnoList } from './pages/inno-list/inno-list.load.ts';
import { InnoListPage } from './pages/inno-list/inno-list.page.tsx';
import { loadNews } from './pages/news/news.load.ts';
import { NewsPage } from './pages/news/news.page.tsx';
import { loadReportList } from './pages/report-list/report-list.load.ts';
import { ReportListPage } from './pages/report-list/report-list.page.tsx';
import { loadSearch } from './pages/search/search.load.ts';
import { SearchPage } from './pages/search/search.page.tsx';
import { loadSiteMap } from './pages/site-map/site-map.load.ts';
import { SiteMapPage } from './pages/site-map/site-map.page.tsx';
import { loadSubscription } from './pages/subscription/subscription.load.ts';
import { SubscriptionPage } from './pages/subscription/subscription.page.tsx';
import { loadTopics } from './pages/topics/topics.load.ts';
import { TopicsPage } from './pages/topics/topics.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  home: definePage(loadHome, HomePage),
  news: definePage(loadNews, NewsPage),
  'csr-list': definePage(loadCsrList, CsrListPage),
  'inno-list': definePage(loadInnoList, InnoListPage),
  search: definePage(loadSearch, SearchPage),
  article: definePage(loadArticle, ArticlePage),
  'report-list': definePage(loadReportList, ReportListPage),
  brand: definePage(loadBrand, BrandPage),
  dealers: definePage(loadDealers, DealersPage),
  activity: definePage(loadActivity, ActivityPage),
  topics: definePage(loadTopics, TopicsPage),
  'site-map': definePage(loadSiteMap, SiteMapPage),
  subscription: definePage(loadSubscription, SubscriptionPage),
  composed: definePage(loadComposed, ComposedPage),
  concept: definePage(loadConcept, ConceptPage),
};
