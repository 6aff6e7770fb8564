import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { JobDetail } from 'shared/contract/talent/job';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import css from './job.module.css';

interface SectionProps {
  id: string;
  title: string;
}

function TextBlock({ id, title, children }: SectionProps & { children: ReactNode }) {
  return (
    <section className={css['part']} aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Lines below a heading; nothing where there are none. */
export function LineSection({ lines, ...part }: SectionProps & { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <TextBlock {...part}>
      <ul className={css['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </TextBlock>
  );
}

/** Paragraphs below a heading. */
export function TextSection({ lines, ...part }: SectionProps & { lines: readonly string[] }) {
  return (
    <TextBlock {...part}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </TextBlock>
  );
}

/** What happens after applying, when, and who decides. */
export function JobProcess({ steps }: { steps: JobDetail['process'] }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <TextBlock id="process" title={t('job.process')}>
      <ol className={css['lines']}>
        {steps.map(({ name, date, decides }) => (
          <li key={name} className={css['step']}>
            <strong>{name}</strong>
            {date !== '' && <time dateTime={date}>{t('job.from', { date: dayName(date, lang) })}</time>}
            <span>{t('job.decides', { who: decides })}</span>
          </li>
        ))}
      </ol>
    </TextBlock>
  );
}

/** Where one works, and how one gets in and around there. */
export function Workplaces({ job }: { job: JobDetail }) {
  const t = useWords();
  return (
    <TextBlock id="access" title={t('job.where')}>
      <ul className={css['lines']}>
        {job.workplaces.map(({ id, name, street, access }) => (
          <li key={id} className={css['step']}>
            <strong>{name}</strong>
            <span>{street}</span>
            <span>{access}</span>
          </li>
        ))}
      </ul>
      <p>{t('job.access', { name: job.person.name, phone: job.person.phone })}</p>
    </TextBlock>
  );
}
