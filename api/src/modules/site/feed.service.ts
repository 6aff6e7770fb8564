import type { z } from 'zod';
import type { ArticleFeed, articleFeedQuery } from 'shared/contract/content/feed';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { instantOf, stampOf } from '../../model/shanghai-time.ts';
import { itemsOf } from '../article/article.service.ts';
import { findFeedArticles, type FeedCursor } from './feed.store.ts';

/** `yyyyMMddHHmmss.baseId` */
const keyOf = ({ publish_time, base_id }: FeedCursor): string =>
  `${stampOf(publish_time).replaceAll(/\D/g, '')}.${base_id}`;

function cursorOf(key: string): FeedCursor {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(key) ?? [];
  const publish_time = instantOf(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
  if (Number.isNaN(publish_time.getTime())) throw new CallError('40022', [{ field: 'after', rule: 'format' }]);
  return { publish_time, base_id: key.slice(key.indexOf('.') + 1) };
}

/** One page of a feed, newest first. An article that appears meanwhile moves nothing to another page. */
export async function articleFeedPage(
  services: Services,
  lang: Lang,
  { categoryCode, after, pageSize }: z.output<typeof articleFeedQuery>,
): Promise<ArticleFeed> {
  const found = await findFeedArticles(services.db, lang, {
    category: categoryCode,
    until: new Date(services.now()),
    after: after === '' ? undefined : cursorOf(after),
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  const items = await itemsOf(services, lang, rows);
  const list = items.map((item, at) => ({ ...item, author: rows[at]?.author ?? '', tags: rows[at]?.tags ?? [] }));
  const last = rows.at(-1);
  return { list, next: last && found.length > pageSize ? keyOf(last) : '' };
}
