import type { PageProps } from 'shared/server';
import type { ArticleListData } from '../../service/article-list.ts';
import { ArticleList } from '../../components/article-list/article-list.tsx';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';

/** The news of the group. */
export function NewsPage({ data }: PageProps<ArticleListData>) {
  return <ArticleList list={ARTICLE_LISTS.news} data={data} />;
}
