import type { ArticleItem } from 'shared/contract/content/article';
import { picturesOnce } from 'shared/ui/cards/card/pictures-once';
import { SectionHead, type SectionHeadProps } from 'shared/ui/text/section-head/section-head';
import { StoryCard } from './story-card.tsx';

export interface MoreStoriesProps extends Required<Pick<SectionHeadProps, 'title' | 'more'>> {
  /** Names the section; unique in the page. */
  id: string;
  articles: readonly ArticleItem[];
}

/** A few articles below what the page is about; nothing when there are none. */
export function MoreStories({ id, title, more, articles }: MoreStoriesProps) {
  if (articles.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id} data-print="off">
      <div className="bound">
        <SectionHead id={id} title={title} more={more} />
        <ul className="card-grid three">
          {picturesOnce(articles).map((article) => (
            <li key={article.baseId}>
              <StoryCard article={article} level={3} sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
