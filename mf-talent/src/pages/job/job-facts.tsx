import { usePage } from 'shared';
import type { JobDetail } from 'shared/contract/talent/job';
import { Facts } from 'shared/ui/data/facts/facts';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import { payText } from '../../model/pay-text.ts';
import { paths } from '../../paths.ts';

/** A vacancy at a glance. */
export function JobFacts({ job }: { job: JobDetail }) {
  const t = useWords();
  const { lang } = usePage();
  const { programme, person, pay } = job;
  const inList = (
    query: { track?: string; function?: string; city?: string; brand?: string; kind?: string },
    name: string,
  ) => <a href={paths.jobs.href(lang, query)}>{name}</a>;
  const facts = [
    {
      name: t('job.pay'),
      value: `${t('jobs.pay', { pay: payText(pay, lang) })} ${t('job.months', { count: pay.months })}`,
    },
    { name: t('jobs.by.kind'), value: t(`kind.${job.kind}`) },
    { name: t('jobs.by.track'), value: inList({ track: job.track }, t(`track.${job.track}`)) },
    { name: t('jobs.by.function'), value: inList({ function: job.function }, t(`function.${job.function}`)) },
    { name: t('job.department'), value: job.department },
    { name: t('jobs.by.brand'), value: t(`brand.${job.brand}`) },
    { name: t('jobs.by.city'), value: inList({ city: job.city }, job.cityName) },
    { name: t('job.posts'), value: t('jobs.places', { count: job.places }) },
    { name: t('job.published'), value: dayName(job.date, lang) },
    { name: t('job.closes'), value: dayName(job.closes, lang) },
    ...(programme
      ? [
          {
            name: t('job.programme'),
            value: <a href={paths.programme.href(lang, { id: programme.id })}>{programme.title}</a>,
          },
        ]
      : []),
    { name: t('job.person'), value: `${person.name}, ${person.role}, ${person.phone}` },
    { name: t('programme.contact'), value: job.contact },
  ];
  return <Facts facts={facts} />;
}
