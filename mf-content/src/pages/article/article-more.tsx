import { usePage } from 'shared';
import type { ArticleItem } from 'shared/contract/article';
import { articleArea, pageHref } from 'shared/contract/site-link';
import { MoreStories } from '../../components/more-stories.tsx';
import { useWords } from '../../messages/words.ts';

/** Three more of the same column; nothing when there are none. */
export function ArticleMore({ articles, categoryCode }: { articles: readonly ArticleItem[]; categoryCode: string }) {
  const t = useWords();
  const { lang } = usePage();
  const more = { href: pageHref(lang, articleArea(categoryCode).list), name: t('article.back') };
  return <MoreStories id="more" title={t('article.more')} more={more} articles={articles} />;
}
