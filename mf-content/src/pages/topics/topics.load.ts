import { DEFAULT_PAGE_SIZE } from 'shared/contract/content/article';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Topic } from 'shared/contract/content/topic';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { readPage } from '../../model/list-query.ts';
import { trailTo } from '../../model/content-trail.ts';
import { paths } from '../../paths.ts';

export interface TopicsData {
  page: number;
  /** Null when the list did not arrive. */
  found: { list: Topic[]; totalCount: number } | null;
}

/** The topics of the news (spec CALL-topic-page). */
export async function loadTopics(
  request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<TopicsData>> {
  const page = readPage(request.query['page']);
  const body = { categoryCodeList: ['SPC-XWZX-ZTBD' as const], pageNo: page, pageSize: DEFAULT_PAGE_SIZE };
  const found = await orFallback(api.call('topic/page', body), null, report);
  if (found && page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) return { kind: 'screen', screen: 'not-found' };
  const { crumbs, list, topics } = messages[lang];
  const numbered = list.titleOfPage.replace('{{title}}', topics.title).replace('{{page}}', String(page));
  const title = page > 1 ? numbered : topics.title;
  const trail = trailTo(lang, { name: crumbs.news, href: paths.news.href(lang) }, { name: topics.title });
  const canonical = paths.topics.address({ page: page > 1 ? page : '' });
  const head = { title, description: topics.description, canonical, trail };
  return { kind: 'page', head, data: { page, found } };
}
