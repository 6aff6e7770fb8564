import type { Lang } from 'shared/contract/text/lang';
import { siteInfo, type SiteInfo } from 'shared/contract/site/site-info';
import type { Services } from '../../calls/call-table.ts';
import { findDocument } from '../../imported/document.store.ts';

/** Who publishes the site, in one language. Rejects with 40004 before the first import. */
export function findSiteInfo(db: Services['db'], lang: Lang): Promise<SiteInfo> {
  return findDocument(db, 'site', { lang, schema: siteInfo });
}
