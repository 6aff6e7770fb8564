import type { Calls, Services } from '../../call-table.ts';
import { findSiteInfo } from './site.service.ts';

export const siteCalls = ({ db }: Services): Calls<'site/info'> => ({
  'site/info': (_body, lang) => findSiteInfo(db, lang),
});
