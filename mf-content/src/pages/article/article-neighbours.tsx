import { usePage } from 'shared';
import type { ArticleDetail } from 'shared/contract/content/article';
import { useWords } from '../../messages/words.ts';
import { articleHref } from '../../model/article-address.ts';
import css from './article.module.css';

type Neighbour = ArticleDetail['prev'];

export interface ArticleNeighboursProps {
  /** Both are of the article's own category. */
  categoryCode: string;
  previous: Neighbour;
  next: Neighbour;
}

/** The articles published before and after this one. */
export function ArticleNeighbours({ categoryCode, previous, next }: ArticleNeighboursProps) {
  const t = useWords();
  if (!previous && !next) return null;
  return (
    <nav className={css['neighbours']} aria-label={t('article.neighbours')} data-print="off">
      <Way to={previous} categoryCode={categoryCode} name={t('article.previous')} rel="prev" />
      <Way to={next} categoryCode={categoryCode} name={t('article.next')} rel="next" />
    </nav>
  );
}

interface WayProps {
  to: Neighbour;
  categoryCode: string;
  name: string;
  rel: 'prev' | 'next';
}

function Way({ to, categoryCode, name, rel }: WayProps) {
  const { lang } = usePage();
  if (!to) return null;
  return (
    <a className={css['neighbour']} href={articleHref(lang, { ...to, categoryCode })} rel={rel}>
      <span className={css['side']}>{name}</span>
      <span className={css['neighbourTitle']}>{to.title}</span>
    </a>
  );
}
