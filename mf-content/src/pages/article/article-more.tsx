import { usePage } from 'shared';
import type { ArticleItem } from 'shared/contract/content/article';
import { MoreStories } from '../../components/more-stories.tsx';
import { useWords } from '../../messages/words.ts';
import { articleListOf } from '../../model/article-lists.ts';
import { paths } from '../../paths.ts';

/** Three more of the same column; nothing when there are none. */
export function ArticleMore({ articles, categoryCode }: { articles: readonly ArticleItem[]; categoryCode: string }) {
  const t = useWords();
  const { lang } = usePage();
  const more = { href: paths[articleListOf(categoryCode).name].href(lang), name: t('article.back') };
  return <MoreStories id="more" title={t('article.more')} more={more} articles={articles} />;
}
