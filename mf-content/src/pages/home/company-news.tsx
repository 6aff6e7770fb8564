import { usePage } from 'shared';
import type { ArticleItem } from 'shared/contract/content/article';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { StoryCard } from '../../components/story-card.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { articleHref } from '../../model/article-address.ts';
import { dayOf } from '../../model/moments.ts';
import { Phrases } from 'shared/ui/text/phrases/phrases';
import css from './home.module.css';

/** One story large and five as rows. */
export function CompanyNews({ articles }: { articles: readonly ArticleItem[] }) {
  const t = useWords();
  const { lang } = usePage();
  const [lead, ...rest] = articles;
  return (
    <section className="section" id="company-news" data-header-returns="" aria-labelledby="news">
      <div className="bound">
        <SectionHead id="news" title={t('home.news')} more={{ href: paths.news.href(lang), name: t('home.allNews') }} />
        {lead ? (
          <div className="grid">
            <div className="span-7">
              <StoryCard article={lead} level={3} lead sizes="(min-width: 64rem) 52vw, 90vw" />
            </div>
            <Rows articles={rest} />
          </div>
        ) : (
          <p className="lead">{t('home.noNews')}</p>
        )}
      </div>
    </section>
  );
}

function Rows({ articles }: { articles: readonly ArticleItem[] }) {
  const { lang } = usePage();
  return (
    <ul className={`span-5 ${css['rows']}`}>
      {articles.map((article) => (
        <li key={article.baseId} className={css['row']}>
          <a className={css['rowLink']} href={articleHref(lang, article)}>
            <time className={css['day']} dateTime={dayOf(article.publishTime)}>
              {dayOf(article.publishTime)}
            </time>
            <span className={css['rowTitle']}>
              <Phrases text={article.title} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
