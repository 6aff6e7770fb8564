import { EXPERT_TAGS, type Expert, type ExpertTag } from 'shared/contract/content/expert';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import { narrowing, oneOf, pageQuery } from 'shared/contract/section/query';
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

/** The list has a query of its own beside it. */
const expertQuery = pageQuery({ tag: narrowing(oneOf(EXPERT_TAGS, '')) });

/** Innovations and engineering stories, and the six experts by their fixed tags (spec ENT-expert). */
export async function loadInnoList(request: PageRequest, services: LoadServices): Promise<Outcome<InnoListData>> {
  const chosen = expertQuery.parse(request.query);
  if (!chosen) return NOT_FOUND;
  const { tag } = chosen;
  const [outcome, answer] = await Promise.all([
    loadArticleList(ARTICLE_LISTS.innoList, request, services),
    orFallback(services.api.call('expert/list', {}), null, services.report),
  ]);
  if (outcome.kind !== 'page') return outcome;
  const experts = answer && answer.list.filter((expert) => tag === '' || expert.tag === tag);
  const head = expertQuery.isNarrowed(chosen) ? { ...outcome.head, noindex: true } : outcome.head;
  return { ...outcome, head, data: { articles: outcome.data, experts, tag } };
}
