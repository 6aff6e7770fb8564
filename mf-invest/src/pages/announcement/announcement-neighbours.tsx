import { usePage } from 'shared';
import type { AnnouncementDetail } from 'shared/contract/content/announcement';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import css from './announcement.module.css';

/** The announcements before and after this one in its market, and the same matter in the other. */
export function AnnouncementNeighbours({ announcement }: { announcement: AnnouncementDetail }) {
  const t = useWords();
  const { previous, next, counterpart } = announcement;
  return (
    <nav className={css['neighbours']} aria-label={t('announcement.neighbours')} data-print="off">
      <Neighbour to={previous} name={t('announcement.previous')} rel="prev" />
      <Neighbour to={next} name={t('announcement.next')} rel="next" />
      <Neighbour to={counterpart} name={t('announcement.counterpart')} />
    </nav>
  );
}

interface NeighbourProps {
  to: AnnouncementDetail['previous'];
  name: string;
  rel?: 'prev' | 'next';
}

function Neighbour({ to, name, rel }: NeighbourProps) {
  const { lang } = usePage();
  if (!to) return null;
  return (
    <a className={css['neighbour']} href={paths.announcement.href(lang, { id: to.baseId })} rel={rel}>
      <span className={css['side']}>
        {name} · {to.date}
      </span>
      <span className={css['neighbourTitle']}>{to.title}</span>
    </a>
  );
}
