import type { ArticleItem } from 'shared/contract/content/article';
import { picturesOnce } from 'shared/ui/cards/card/pictures-once';
import { StoryCard } from '../story-card.tsx';
import css from './article-list.module.css';

const SIZES = {
  lead: '(min-width: 64rem) 45vw, 90vw',
  card: '(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 90vw',
} as const;

export interface ListStoriesProps {
  articles: readonly ArticleItem[];
  label: string;
}

/** The last story of a full page. */
const LAST = 7;

/** Drawn lines may stretch; a picture keeps its shape, so that no car is cut (art direction), and stands beside its title. */
function classOf({ picture }: ArticleItem, index: number): string {
  if (index !== LAST) return `${css['story']}`;
  return `${css['story']} ${picture ? css['beside'] : css['wide']}`;
}

/** A lead story over two rows and up to seven cards; the last of eight is wide, so that the block closes evenly. */
export function ListStories({ articles, label }: ListStoriesProps) {
  return (
    <section aria-label={label}>
      <ul className={`card-grid ${css['stories']}`}>
        {picturesOnce(articles).map((article, index) => (
          <li key={article.baseId} className={classOf(article, index)}>
            <StoryCard
              article={article}
              sizes={index === 0 ? SIZES.lead : SIZES.card}
              level={2}
              lead={index === 0}
              summary={index === 0 || (index === LAST && article.picture !== undefined)}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
