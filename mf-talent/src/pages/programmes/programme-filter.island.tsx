import { island, usePage } from 'shared';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { ClientLinks } from 'shared/ui/navigation/client-links/client-links';
import { useWords } from '../../messages/words.ts';
import {
  ALL,
  groupsOf,
  hrefOf,
  programmeQuery,
  STATUSES,
  TRACKS,
  type ProgrammeChoice,
} from '../../model/programme-choice.ts';
import type { ProgrammesData } from './programmes.load.ts';
import css from './programmes.module.css';
import { TrackSection } from './track-section.tsx';
import { useProgrammeChoice } from './use-programme-choice.ts';

/** All programmes are in the page; the filter only leaves some of them out. */
function ProgrammeFilter({ list, choice: requested }: ProgrammesData) {
  const { lang } = usePage();
  const { choice, choose, bridge } = useProgrammeChoice(requested);
  const groups = groupsOf(list, choice);
  const shown = groups.reduce((sum, group) => sum + group.programmes.length, 0);
  const home = hrefOf(lang, ALL);

  function follow(url: URL): boolean {
    if (url.pathname !== home) return false;
    choose(programmeQuery.read(url.search));
    return true;
  }
  return (
    <ClientLinks follow={follow}>
      <FilterBar choice={choice} shown={shown} />
      {groups.map((group) => (
        <TrackSection key={group.track} group={group} />
      ))}
      {shown === 0 && <NoResults href={home} />}
      {bridge}
    </ClientLinks>
  );
}

function FilterBar({ choice, shown }: { choice: ProgrammeChoice; shown: number }) {
  const t = useWords();
  const { lang } = usePage();
  const chip = (name: string, next: ProgrammeChoice, current: boolean) => ({ name, href: hrefOf(lang, next), current });
  const tracks = TRACKS.map((track) => chip(t(`track.${track}`), { ...choice, track }, track === choice.track));
  const statuses = STATUSES.map((status) =>
    chip(t(`status.${status}`), { ...choice, status }, status === choice.status),
  );
  const allTracks = chip(t('filter.all'), { ...choice, track: null }, choice.track === null);
  const allStatuses = chip(t('filter.all'), { ...choice, status: null }, choice.status === null);
  return (
    <div className={css['filter']}>
      <div className={css['row']}>
        <span className="note">{t('filter.track')}</span>
        <Chips label={t('filter.track')} chips={[allTracks, ...tracks]} />
      </div>
      <div className={css['row']}>
        <span className="note">{t('filter.status')}</span>
        <Chips label={t('filter.status')} chips={[allStatuses, ...statuses]} />
      </div>
      <p className={css['count']} role="status">
        {t('filter.count', { count: shown })}
      </p>
    </div>
  );
}

function NoResults({ href }: { href: string }) {
  const t = useWords();
  return (
    <div className={css['empty']}>
      <h2 className="heading">{t('filter.emptyTitle')}</h2>
      <p className="lead">{t('filter.emptyAdvice')}</p>
      <ArrowLink href={href}>{t('filter.reset')}</ArrowLink>
    </div>
  );
}

export default island({
  name: 'programme-filter',
  when: 'visible',
  words: ['filter', 'track', 'about', 'status', 'programme'],
  component: ProgrammeFilter,
});
