import { EXPERT_TAGS, type Expert, type ExpertTag } from 'shared/contract/content/expert';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { loadArticleList, type ArticleListData } from '../../service/article-list.ts';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';

export interface InnoListData {
  articles: ArticleListData;
  /** Those with the chosen tag; null when they did not arrive. */
  experts: Expert[] | null;
  /** Empty for all. */
  tag: ExpertTag | '';
}

/** Innovations and engineering stories, and the six experts by their fixed tags (spec ENT-expert). */
export async function loadInnoList(request: PageRequest, services: LoadServices): Promise<Outcome<InnoListData>> {
  const tag = EXPERT_TAGS.find((known) => known === request.query['tag']) ?? '';
  const [outcome, answer] = await Promise.all([
    loadArticleList(ARTICLE_LISTS.innoList, request, services),
    orFallback(services.api.call('expert/list', {}), null, services.report),
  ]);
  if (outcome.kind !== 'page') return outcome;
  const experts = answer && answer.list.filter((expert) => tag === '' || expert.tag === tag);
  return { ...outcome, data: { articles: outcome.data, experts, tag } };
}
