import { usePage } from 'shared';
import type { JobItem } from 'shared/contract/talent/job';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import { paths } from '../../paths.ts';
import css from './jobs.module.css';

/** One vacancy: what, where, how many, until when. */
export function JobRow({ job }: { job: JobItem }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <li className={css['job']}>
      <div className={css['what']}>
        <h2 className={css['title']}>
          <a href={paths.job.href(lang, { id: job.id })}>{job.title}</a>
        </h2>
        <p className={css['summary']}>{job.summary}</p>
      </div>
      <p className={css['facts']}>
        <span>{job.department}</span>
        <span>{job.cityName}</span>
        <span>{t('jobs.places', { count: job.places })}</span>
        <span>{t('jobs.until', { date: dayName(job.closes, lang) })}</span>
      </p>
    </li>
  );
}
