import type { PageProps } from 'shared/server';
import type { ArticleListData } from '../../service/article-list.ts';
import { ArticleList } from '../../components/article-list/article-list.tsx';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';

/** What the group did for people and nature. */
export function CsrListPage({ data }: PageProps<ArticleListData>) {
  return <ArticleList list={ARTICLE_LISTS.csrList} data={data} />;
}
