import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findNamed, type NamedQuery } from './named-articles.store.ts';

/** Those of the named articles that are out in the language and carry the tag, newest first. */
export function namedArticles({ db, now }: Pick<Services, 'db' | 'now'>, lang: Lang, query: Omit<NamedQuery, 'until'>) {
  return findNamed(db, lang, { ...query, until: new Date(now()) });
}
