import type { ContentDb } from '../../db/content-reads.ts';
import type { Lang } from 'shared/contract/text/lang';
import { siteInfo, type SiteInfo } from 'shared/contract/site/site-info';
import { findDocument } from '../../imported/document.store.ts';

/** Who publishes the site, in one language. Rejects with 40004 before the first import. */
export function findSiteInfo(content: ContentDb, lang: Lang): Promise<SiteInfo> {
  return findDocument(content, 'site', { lang, schema: siteInfo });
}
