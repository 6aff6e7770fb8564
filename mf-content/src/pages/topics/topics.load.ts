import { DEFAULT_PAGE_SIZE } from 'shared/contract/content/article';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { isDeep } from 'shared/contract/section/last-page';
import { orFallback } from 'shared/contract/section/or-fallback';
import { keyedPageNumber, pageQuery } from 'shared/contract/section/query';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Topic } from 'shared/contract/content/topic';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { paths } from '../../paths.ts';

export interface TopicsData {
  page: number;
  /** Null when the list did not arrive. */
  found: { list: Topic[]; totalCount: number } | null;
}

const topicsQuery = pageQuery({ page: keyedPageNumber });

/** The topics of the news (spec CALL-topic-page). */
export async function loadTopics(
  request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<TopicsData>> {
  const query = topicsQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { page } = query;
  const body = { categoryCodeList: ['SPC-XWZX-ZTBD' as const], pageNo: page, pageSize: DEFAULT_PAGE_SIZE };
  const found = await orFallback(api.call('topic/page', body), null, report);
  if (found && page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) return NOT_FOUND;
  const { crumbs, topics } = messages[lang];
  const trail = trailTo(lang, { name: crumbs.news, href: paths.news.href(lang) }, { name: topics.title });
  const canonical = paths.topics.address(topicsQuery.texts(query));
  const robots = isDeep(page) ? { noindex: true } : {};
  const head = { title: topics.title, description: topics.description, page, canonical, trail, ...robots };
  return { kind: 'page', head, data: { page, found } };
}
