import { usePage } from 'shared';
import type { ArticleItem } from 'shared/contract/article';
import { SectionHead } from 'shared/ui/section-head/section-head';
import { StoryCard } from '../../components/story-card.tsx';
import { useWords } from '../../messages/words.ts';
import { articleArea, pageHref } from 'shared/contract/site-link';

/** Three more of the same column; nothing when there are none. */
export function ArticleMore({ articles, categoryCode }: { articles: readonly ArticleItem[]; categoryCode: string }) {
  const t = useWords();
  const { lang } = usePage();
  if (articles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="more" data-print="off">
      <div className="bound">
        <SectionHead
          id="more"
          title={t('article.more')}
          more={{ href: pageHref(lang, articleArea(categoryCode).list), name: t('article.back') }}
        />
        <ul className="card-grid three">
          {articles.map((article) => (
            <li key={article.baseId}>
              <StoryCard article={article} level={3} sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
