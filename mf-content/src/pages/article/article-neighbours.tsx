import { usePage } from 'shared';
import type { ArticleDetail } from 'shared/contract/article';
import { useWords } from '../../messages/words.ts';
import { articleAddress, pageHref } from 'shared/contract/site-link';
import css from './article.module.css';

type Neighbour = ArticleDetail['prev'];

export interface ArticleNeighboursProps {
  previous: Neighbour;
  next: Neighbour;
}

/** The articles published before and after this one. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  const t = useWords();
  if (!previous && !next) return null;
  return (
    <nav className={css['neighbours']} aria-label={t('article.neighbours')} data-print="off">
      <Way to={previous} name={t('article.previous')} rel="prev" />
      <Way to={next} name={t('article.next')} rel="next" />
    </nav>
  );
}

function Way({ to, name, rel }: { to: Neighbour; name: string; rel: 'prev' | 'next' }) {
  const { lang } = usePage();
  if (!to) return null;
  return (
    <a className={css['neighbour']} href={pageHref(lang, articleAddress(to.baseId))} rel={rel}>
      <span className={css['side']}>{name}</span>
      <span className={css['neighbourTitle']}>{to.title}</span>
    </a>
  );
}
