import type { SITE_CALLS } from 'shared/contract/site/site.calls';
import type { FEED_CALLS } from 'shared/contract/content/feed.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { BrowserReports } from './browser-report.service.ts';
import { articleFeedPage } from './feed.service.ts';
import { findPage } from './page.service.ts';
import { findSiteInfo } from './site.service.ts';
import { articlesOfRange, pagesOfSitemap, rangesOfSitemap } from './sitemap.service.ts';

export const siteCalls = (
  services: Services,
  browserReports = new BrowserReports(services),
): Handlers<typeof SITE_CALLS & typeof FEED_CALLS> => ({
  'site/info': (_body, lang) => findSiteInfo(services.content, lang),
  'site/page': ({ path }, lang) => findPage(services, lang, path),
  'feed/articles': (query, lang) => articleFeedPage(services, lang, query),
  'sitemap/pages': () => pagesOfSitemap(services),
  'sitemap/ranges': () => rangesOfSitemap(services),
  'sitemap/articles': ({ from }) => articlesOfRange(services, from),
  'browser/report': async ({ reports }) => {
    browserReports.take(reports);
    return {};
  },
  rum: async (beacon, lang) => {
    services.metrics.recordVitals(beacon, lang);
    return {};
  },
});
