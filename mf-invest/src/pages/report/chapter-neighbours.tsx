import { useWords } from '../../messages/words.ts';
import type { ContentsProps } from './report-contents.tsx';
import type { Chapter } from './report.load.ts';
import css from './report.module.css';

/** The chapters before and after this one. */
export function ChapterNeighbours({ contents: { chapters, current } }: ContentsProps) {
  const t = useWords();
  return (
    <nav className={css['neighbours']} aria-label={t('report.neighbours')} data-print="off">
      <Neighbour to={chapters[current - 1]} side={t('report.previous')} rel="prev" />
      <Neighbour to={chapters[current + 1]} side={t('report.next')} rel="next" />
    </nav>
  );
}

interface NeighbourProps {
  to: Chapter | undefined;
  side: string;
  rel: 'prev' | 'next';
}

function Neighbour({ to, side, rel }: NeighbourProps) {
  if (!to) return null;
  return (
    <a className={css['neighbour']} href={to.href} rel={rel}>
      <span className={css['side']}>{side}</span>
      <span className={css['name']}>{to.name}</span>
    </a>
  );
}
