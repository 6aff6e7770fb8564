import { siteInfo } from 'shared/contract/site-info';
import type { Calls, Services } from '../../call-table.ts';
import { findDocument } from './document.store.ts';

export const siteCalls = ({ db }: Services): Calls<'site/info'> => ({
  'site/info': (_body, lang) => findDocument(db, 'site', { lang, schema: siteInfo }),
});
