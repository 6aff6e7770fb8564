import { usePage } from 'shared';
import type { ArticleItem } from 'shared/contract/article';
import { articleAddress, pageHref } from 'shared/contract/site-link';
import { ButtonLink } from 'shared/ui/button/button';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/card/card';
import { ContentCover } from 'shared/ui/card/cover';
import { EmptyState } from 'shared/ui/empty-state/empty-state';
import { SectionHead } from 'shared/ui/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { topicAddress } from '../../model/topic-query.ts';

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
        <ButtonLink href={pageHref(lang, topicAddress(id))}>{t('topic.showAll')}</ButtonLink>
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
  const { lang } = usePage();
  return (
    <Card>
      <ContentCover
        picture={article.picture}
        seed={article.baseId}
        category={article.categoryCode}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
      />
      <CardMeta date={article.publishTime}>{article.source}</CardMeta>
      <CardTitle href={pageHref(lang, articleAddress(article))}>{article.title}</CardTitle>
      {article.summary !== '' && <CardSummary>{article.summary}</CardSummary>}
    </Card>
  );
}
