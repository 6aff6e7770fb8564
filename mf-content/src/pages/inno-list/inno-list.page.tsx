import type { PageProps } from 'shared/server';
import { ArticleList } from '../../components/article-list/article-list.tsx';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';
import { Experts } from './experts.tsx';
import type { InnoListData } from './inno-list.load.ts';

/** What was invented, and who did it. */
export function InnoListPage({ data: { articles, experts, tag } }: PageProps<InnoListData>) {
  return (
    <>
      <ArticleList list={ARTICLE_LISTS.innoList} data={articles} />
      <Experts experts={experts} tag={tag} />
    </>
  );
}
