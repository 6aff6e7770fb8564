import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { useWords } from '../../messages/words.ts';
import { ALL, groupsOf, hrefOf, STATUSES, TRACKS, type ProgrammeChoice } from '../../model/programme-choice.ts';
import { dayOf } from '../../model/current-step.ts';
import { timeAxis } from '../../model/time-axis.ts';
import type { ProgrammesData } from './programmes.load.ts';
import css from './programmes.module.css';
import { AxisHead, TrackSection } from './track-section.tsx';

/** Programmes that the address asks for on one time axis, below the links that choose among them. */
export function ProgrammeList({ list, choice }: ProgrammesData): ReactNode {
  const { lang, now } = usePage();
  const axis = timeAxis(list, dayOf(now));
  const groups = groupsOf(list, choice);
  const shown = groups.reduce((sum, group) => sum + group.programmes.length, 0);
  return (
    <div>
      <FilterBar choice={choice} shown={shown} />
      {axis && shown > 0 && <AxisHead axis={axis} />}
      {groups.map((group) => (
        <TrackSection key={group.track} group={group} axis={axis} />
      ))}
      {shown === 0 && <NoResults href={hrefOf(lang, ALL)} />}
    </div>
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
        <Chips label={t('filter.track')} chips={[allTracks, ...tracks]} inPlace />
      </div>
      <div className={css['row']}>
        <span className="note">{t('filter.status')}</span>
        <Chips label={t('filter.status')} chips={[allStatuses, ...statuses]} inPlace />
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
