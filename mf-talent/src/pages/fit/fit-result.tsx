import { usePage } from 'shared';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { JobRows } from '../../components/job-row.tsx';
import { useWords } from '../../messages/words.ts';
import { mostPoints, type Fit } from '../../model/role-fit.ts';
import { paths } from '../../paths.ts';
import css from './fit.module.css';
import type { FitData } from './fit.load.ts';

/** What the answers speak for, which of them did, and what there is to apply for. */
export function FitResult({ fits: [best, second], jobs }: Pick<FitData, 'fits' | 'jobs'>) {
  const t = useWords();
  if (!best) return null;
  return (
    <section className={css['result']} aria-labelledby="result">
      <h2 className="heading" id="result">
        {t('fit.result', { field: t(`function.${best.field}`) })}
      </h2>
      <p>{t('fit.why', { points: best.points, most: mostPoints(best.field) })}</p>
      <ul className={css['reasons']}>
        {best.reasons.map(({ question, option, points }) => (
          <li key={question}>{t('fit.reason', { answer: t(`fit.${question}.${option}`), count: points })}</li>
        ))}
      </ul>
      {second && (
        <p>
          {t('fit.next', {
            field: t(`function.${second.field}`),
            points: second.points,
            most: mostPoints(second.field),
          })}
        </p>
      )}
      <FittingJobs best={best} jobs={jobs} />
    </section>
  );
}

function FittingJobs({ best, jobs }: { best: Fit; jobs: FitData['jobs'] }) {
  const t = useWords();
  const { lang } = usePage();
  const field = t(`function.${best.field}`);
  return (
    <>
      <h3 className="title">{t('fit.jobs', { field })}</h3>
      {jobs === null && <p>{t('jobs.missingTitle')}</p>}
      {jobs?.length === 0 && <p>{t('fit.none')}</p>}
      {jobs !== null && jobs.length > 0 && <JobRows jobs={jobs} level={3} />}
      <ArrowLink href={paths.jobs.href(lang, { function: best.field })}>{t('fit.all')}</ArrowLink>
    </>
  );
}
