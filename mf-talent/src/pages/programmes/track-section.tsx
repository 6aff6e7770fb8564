import { usePage } from 'shared';
import type { Programme } from 'shared/contract/talent/talent';
import { Facts } from 'shared/ui/data/facts/facts';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import type { TrackGroup } from '../../model/programme-choice.ts';
import { ProgrammeSteps } from './programme-steps.tsx';
import css from './programmes.module.css';
import { StatusBadge } from './status-badge.tsx';

/** A track with its own address on the page: `#campus`. */
export function TrackSection({ group: { track, programmes } }: { group: TrackGroup }) {
  const t = useWords();
  return (
    <section className={css['track']} id={track} aria-labelledby={`${track}-title`}>
      <div className={css['head']}>
        <h2 className="heading" id={`${track}-title`}>
          {t(`track.${track}`)}
        </h2>
        <p className={css['about']}>{t(`about.${track}`)}</p>
      </div>
      <div>
        {programmes.map((programme) => (
          <ProgrammeEntry key={programme.id} programme={programme} />
        ))}
      </div>
    </section>
  );
}

function ProgrammeEntry({ programme }: { programme: Programme }) {
  const t = useWords();
  const { lang } = usePage();
  const { title, summary, status, audience, places, contact, begins, ends } = programme;
  const who = [
    { name: t('programme.audience'), value: audience },
    { name: t('programme.places'), value: places },
  ];
  const when = [
    {
      name: t('programme.period'),
      value: t('programme.span', { begins: dayName(begins, lang), ends: dayName(ends, lang) }),
    },
    { name: t('programme.contact'), value: contact },
  ];
  return (
    <article className={css['entry']} aria-labelledby={programme.id}>
      <div className={css['title']}>
        <StatusBadge status={status} />
        <h3 className="title" id={programme.id}>
          {title}
        </h3>
        <p className={css['summary']}>{summary}</p>
      </div>
      <div className={css['details']}>
        <ProgrammeSteps programme={programme} />
        <div className={css['facts']}>
          <Facts facts={who} />
          <Facts facts={when} />
        </div>
      </div>
    </article>
  );
}
