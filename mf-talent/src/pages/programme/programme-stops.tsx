import { usePage } from 'shared';
import type { ProgrammeDetail } from 'shared/contract/talent/talent';
import { useWords } from '../../messages/words.ts';
import { dayOf } from '../../model/current-step.ts';
import { dayName } from '../../model/day-name.ts';
import css from './programme.module.css';

/** Talks in other cities; those that were are grey, and say so. */
export function ProgrammeStops({ stops }: Pick<ProgrammeDetail, 'stops'>) {
  const t = useWords();
  const { lang, now } = usePage();
  const today = dayOf(now);
  return (
    <ol className={css['stops']}>
      {stops.map(({ city, place, begins, ends }) => {
        const day = begins.slice(0, 10);
        const time = t('programme.hours', { date: dayName(day, lang), from: begins.slice(11), to: ends.slice(11) });
        const isOver = day < today;
        return (
          <li key={begins} className={isOver ? css['over'] : undefined}>
            <strong>{city}</strong>
            <time dateTime={begins.replace(' ', 'T')}>{isOver ? t('programme.held', { time }) : time}</time>
            <span>{place}</span>
          </li>
        );
      })}
    </ol>
  );
}
