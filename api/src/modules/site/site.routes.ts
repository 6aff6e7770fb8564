import type { Calls, Services } from '../../call-table.ts';
import { articleFeedPage } from './feed.service.ts';
import { findPage } from './page.service.ts';
import { findSiteInfo } from './site.service.ts';
import { articlesOfRange, pagesOfSitemap, rangesOfSitemap } from './sitemap.service.ts';

type SiteCalls = Calls<
  'site/info' | 'site/page' | 'feed/articles' | 'sitemap/pages' | 'sitemap/ranges' | 'sitemap/articles' | 'rum'
>;

export const siteCalls = (services: Services): SiteCalls => ({
  'site/info': (_body, lang) => findSiteInfo(services.db, lang),
  'site/page': ({ path }, lang) => findPage(services, lang, path),
  'feed/articles': (query, lang) => articleFeedPage(services, lang, query),
  'sitemap/pages': () => pagesOfSitemap(services),
  'sitemap/ranges': () => rangesOfSitemap(services),
  'sitemap/articles': ({ from }) => articlesOfRange(services, from),
  rum: async (beacon, lang) => {
    services.metrics.noteVitals(beacon, lang);
    return {};
  },
});
