import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { useWords } from '../../messages/words.ts';
import type { Contents } from './chapter.load.ts';
import css from './chapter.module.css';

/** The chapters before and after this one. */
export function ChapterNeighbours({ contents: { chapters, current } }: { contents: Contents }) {
  const t = useWords();
  const [before, after] = [chapters[current - 1], chapters[current + 1]];
  return (
    <nav className={css['neighbours']} aria-label={t('report.neighbours')} data-print="off">
      {before && <ArrowLink href={before.href}>{t('report.previous', { name: before.name })}</ArrowLink>}
      {after && <ArrowLink href={after.href}>{t('report.next', { name: after.name })}</ArrowLink>}
    </nav>
  );
}
