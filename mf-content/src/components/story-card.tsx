import type { ArticleItem } from 'shared/contract/content/article';
import type { ReactNode } from 'react';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { usePage } from 'shared';
import { useColumnName } from './use-column-name.ts';
import { articleHref } from '../model/article-address.ts';

export interface StoryCardProps {
  article: ArticleItem;
  /** `sizes` of the cover. */
  sizes: string;
  /** Heading level, by where the card stands. */
  level: 2 | 3;
  /** The first story of a page, with a larger title. */
  lead?: boolean;
  summary?: boolean;
  priority?: boolean;
}

/** An article in a list: cover, day, column, title. */
export function StoryCard({
  article,
  sizes,
  level,
  lead = false,
  summary = lead,
  priority = false,
}: StoryCardProps): ReactNode {
  const { lang } = usePage();
  const column = useColumnName()(article.categoryCode);
  return (
    <Card>
      <ContentCover
        picture={article.picture}
        seed={article.baseId}
        category={article.categoryCode}
        sizes={sizes}
        priority={priority}
      />
      <CardMeta date={article.publishTime}>{column}</CardMeta>
      <CardTitle href={articleHref(lang, article)} level={level} size={lead ? 'lead' : 'card'}>
        {article.title}
      </CardTitle>
      {summary && article.summary !== '' && <CardSummary>{article.summary}</CardSummary>}
    </Card>
  );
}
