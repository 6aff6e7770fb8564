import { usePage } from 'shared';
import type { JobItem } from 'shared/contract/talent/job';
import { useWords } from '../messages/words.ts';
import { dayName } from '../model/day-name.ts';
import { payText } from '../model/pay-text.ts';
import { paths } from '../paths.ts';
import css from './job-row.module.css';

/** Vacancies one below the other: what, where, how many, for how much, until when. */
export function JobRows({ jobs, level = 2 }: { jobs: readonly JobItem[]; level?: 2 | 3 }) {
  return (
    <ul className={css['list']}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} level={level} />
      ))}
    </ul>
  );
}

function JobRow({ job, level }: { job: JobItem; level: 2 | 3 }) {
  const t = useWords();
  const { lang } = usePage();
  const Heading = `h${level}` as const;
  return (
    <li className={css['job']}>
      <div className={css['what']}>
        <Heading className={css['title']}>
          <a href={paths.job.href(lang, { id: job.id })}>{job.title}</a>
        </Heading>
        <p className={css['summary']}>{job.summary}</p>
      </div>
      <p className={css['facts']}>
        <span>{job.department}</span>
        <span>{job.cityName}</span>
        <span>{t('jobs.places', { count: job.places })}</span>
        <span>{t('jobs.pay', { pay: payText(job.pay, lang) })}</span>
        <span>{t('jobs.until', { date: dayName(job.closes, lang) })}</span>
      </p>
    </li>
  );
}
