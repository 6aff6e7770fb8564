import { usePage } from 'shared';
import type { Programme } from 'shared/contract/talent/talent';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useWords } from '../../messages/words.ts';
import { dayOf } from '../../model/current-step.ts';
import { dayName } from '../../model/day-name.ts';
import type { TrackGroup } from '../../model/programme-choice.ts';
import { dayOn, spanOn, type TimeAxis } from '../../model/time-axis.ts';
import { paths } from '../../paths.ts';
import css from './programmes.module.css';

/** A track with its own address on the page: `#campus`. */
export function TrackSection({ group: { track, programmes }, axis }: { group: TrackGroup; axis: TimeAxis | null }) {
  const t = useWords();
  return (
    <section className={css['track']} id={track} aria-labelledby={`${track}-title`}>
      <div className={css['head']}>
        <h2 className="heading" id={`${track}-title`}>
          {t(`track.${track}`)}
        </h2>
        <p className={css['about']}>{t(`about.${track}`)}</p>
      </div>
      {programmes.map((programme) => (
        <ProgrammeEntry key={programme.id} programme={programme} axis={axis} />
      ))}
    </section>
  );
}

function ProgrammeEntry({ programme, axis }: { programme: Programme; axis: TimeAxis | null }) {
  const t = useWords();
  const { lang } = usePage();
  const { id, title, status, begins, ends } = programme;
  return (
    <article className={css['entry']} aria-labelledby={id}>
      <div className={css['title']}>
        <h3 className="title" id={id}>
          <a href={paths.programme.href(lang, { id })}>{title}</a>
        </h3>
        <StatusBadge status={status} />
        <p className={css['span']}>
          {t('programme.span', { begins: dayName(begins, lang), ends: dayName(ends, lang) })}
        </p>
      </div>
      {axis && <Bar programme={programme} axis={axis} />}
    </article>
  );
}

/** Height and place of the bar, in units of the drawing, whose quarters are one unit wide each. */
const HEIGHT = 10;

/** What the dates beside it say, drawn; the line is today. */
function Bar({ programme, axis }: { programme: Programme; axis: TimeAxis }) {
  const { now } = usePage();
  const span = spanOn(axis, programme);
  const today = dayOn(axis, dayOf(now));
  return (
    <svg
      className={`${css['bar']} ${css[programme.status]}`}
      viewBox={`0 0 ${axis.last - axis.first + 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {span && <rect x={span.from.toFixed(2)} y="3" width={(span.to - span.from).toFixed(2)} height="4" />}
      <path className={css['today']} d={`M${today.toFixed(2)} 0V${HEIGHT}`} />
    </svg>
  );
}

/** The quarters above the bars, as wide as theirs. */
export function AxisHead({ axis }: { axis: TimeAxis }) {
  const t = useWords();
  const quarters = Array.from({ length: axis.last - axis.first + 1 }, (_, at) => axis.first + at);
  return (
    <div className={css['axis']} aria-hidden="true">
      <ol className={css['quarters']}>
        {quarters.map((quarter) => (
          <li key={quarter}>{t('programme.quarter', { year: Math.floor(quarter / 4), quarter: (quarter % 4) + 1 })}</li>
        ))}
      </ol>
    </div>
  );
}
