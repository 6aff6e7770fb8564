import { DEFAULT_PAGE_SIZE } from 'shared/contract/article';
import { orFallback } from 'shared/contract/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import type { Topic } from 'shared/contract/topic';
import { pageCount } from 'shared/ui/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { readPage } from '../../model/list-query.ts';
import { topicsAddress } from './topics-address.ts';

export interface TopicsData {
  page: number;
  /** Null when the list did not arrive. */
  found: { list: Topic[]; totalCount: number } | null;
}

/** The topics of the news (product specification §7, SPC-XWZX-ZTBD). */
export async function loadTopics(
  request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<TopicsData>> {
  const page = readPage(request.query['page']);
  const asked = { categoryCodeList: ['SPC-XWZX-ZTBD' as const], pageNo: page, pageSize: DEFAULT_PAGE_SIZE };
  const found = await orFallback(api.call('topic/page', asked), null, report);
  if (found && page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) return { kind: 'screen', screen: 'not-found' };
  const { list, topics } = messages[lang];
  const numbered = list.titleOfPage.replace('{{title}}', topics.title).replace('{{page}}', String(page));
  const title = page > 1 ? numbered : topics.title;
  const head = { title, description: topics.description, canonical: topicsAddress(page) };
  return { kind: 'page', head, data: { page, found } };
}
