import { usePage } from 'shared';
import type { ArticleItem } from 'shared/contract/content/article';
import { useLinks } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';

export interface TopicArticlesProps {
  /** Of the topic. */
  id: string;
  /** Null when the list did not arrive. */
  articles: readonly ArticleItem[] | null;
}

/** What a topic gathers; without anything to show, why, and the way on. */
export function TopicArticles({ id, articles }: TopicArticlesProps) {
  const t = useWords();
  const { lang } = usePage();
  if (articles === null || articles.length === 0) {
    const why = articles === null ? 'failed' : 'none';
    return (
      <EmptyState title={t(`topic.${why}Title`)} advice={t(`topic.${why}Advice`)}>
        <ButtonLink href={paths.topic.href(lang, { id })}>{t('topic.showAll')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="articles">
      <SectionHead id="articles" title={t('topic.articlesTitle')} />
      <ul className="card-grid three">
        {articles.map((article) => (
          <li key={article.baseId}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleCard({ article }: { article: ArticleItem }) {
  const links = useLinks();
  return (
    <Card>
      <ContentCover
        picture={article.picture}
        seed={article.baseId}
        category={article.categoryCode}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
      />
      <CardMeta date={article.publishTime}>{article.source}</CardMeta>
      <CardTitle href={links.article(article)}>{article.title}</CardTitle>
      {article.summary !== '' && <CardSummary>{article.summary}</CardSummary>}
    </Card>
  );
}
