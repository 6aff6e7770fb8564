import type { Calls, Services } from '../../call-table.ts';
import { findPage } from './page.service.ts';
import { findSiteInfo } from './site.service.ts';

export const siteCalls = (services: Services): Calls<'site/info' | 'site/page'> => ({
  'site/info': (_body, lang) => findSiteInfo(services.db, lang),
  'site/page': ({ path }, lang) => findPage(services, lang, path),
});
