import { usePage } from 'shared';
import type { CrowdDay } from 'shared/contract/booking/crowd';
import { aroundDay } from 'shared/ui/form/date-grid/date-words';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../../messages/words.ts';
import { crowdBars, crowdRuns } from '../../../model/crowd-runs.ts';
import css from './crowd-forecast.module.css';

/** How full it will be, for people who need no booking: drawn for who looks, and in words for everybody (spec B26). */
export function CrowdForecast({ days }: { days: readonly CrowdDay[] }) {
  const t = useWords();
  if (days.length === 0) return null;
  return (
    <section className="section" aria-labelledby="crowd">
      <SectionHead title={t('crowd.title')} id="crowd" intro={t('crowd.intro')} />
      <ol className={css['days']}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day }: { day: CrowdDay }) {
  const t = useWords();
  const { lang } = usePage();
  const [before, after] = aroundDay(day.date, lang);
  const runs = crowdRuns(day).map(({ level, from, to }) => t(`crowd.${level}`, { from, to }));
  return (
    <li className={css['day']}>
      <h3 className={css['name']}>
        {before}
        {Number(day.date.slice(8))}
        {after}
      </h3>
      <svg className={css['bars']} viewBox="0 0 70 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={crowdBars(day, 70)} />
      </svg>
      <p className={css['words']}>{runs.length === 0 ? t('crowd.closed') : runs.join(t('crowd.between'))}</p>
    </li>
  );
}
