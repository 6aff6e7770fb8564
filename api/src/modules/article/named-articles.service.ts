import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findNamed, findNamedOrder, type NamedSet } from './named-articles.store.ts';

interface NamedQuery extends NamedSet {
  offset: number;
  limit: number;
}

/**
 * Those of the named articles that are out in the language and carry the tag, newest first. Their order is read once per
 * content version, so that a page costs the same however deep it lies.
 */
export async function namedArticles(
  { content, now }: Pick<Services, 'content' | 'now'>,
  lang: Lang,
  { offset, limit, ...set }: NamedQuery,
) {
  const order = await findNamedOrder(content, lang, set);
  const out = order.filter(({ publish_time }) => publish_time.getTime() <= now());
  const shown = out.slice(offset, offset + limit).map(({ base_id }) => base_id);
  const rows = shown.length === 0 ? [] : await findNamed(content, lang, shown);
  return { rows, total: out.length };
}
