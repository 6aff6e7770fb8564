import { usePage } from 'shared';
import { Island, useTrail, type PageProps } from 'shared/server';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { FraudNotice } from '../../components/fraud-notice.tsx';
import { useWords } from '../../messages/words.ts';
import type { ApplyData } from '../../model/apply-view.ts';
import { dayName } from '../../model/day-name.ts';
import { paths } from '../../paths.ts';
import applyForm from './apply-form.island.tsx';
import css from './apply.module.css';
import { Sent } from './sent.tsx';

/** From a vacancy to a sent application: one form, and what it led to. */
export function ApplyPage({ data: { job, view, receipt } }: PageProps<ApplyData>) {
  const t = useWords();
  const { lang } = usePage();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  const lead = t('apply.lead', { city: job.cityName, date: dayName(job.closes, lang) });
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead
          title={receipt ? t('apply.sentTitle') : t('apply.heading', { job: job.title })}
          lead={receipt ? job.title : lead}
          breadcrumb={breadcrumb}
        />
      </div>
      <div className={`section ${css['page']}`}>
        <div className={css['main']}>
          {receipt && <Sent receipt={receipt} />}
          {!receipt && job.open && <Island of={applyForm} props={{ job, view }} />}
          {!receipt && !job.open && (
            <>
              <Notice role="note">{t('job.closed', { date: dayName(job.closes, lang) })}</Notice>
              <ArrowLink href={paths.jobs.href(lang)}>{t('job.back')}</ArrowLink>
            </>
          )}
        </div>
        <aside className={css['aside']} aria-labelledby="other-ways">
          <h2 className="title" id="other-ways">
            {t('apply.otherWays')}
          </h2>
          <p>{t('apply.byMail', { contact: job.contact })}</p>
          <p>{t('apply.byPost')}</p>
          <p>{t('apply.access')}</p>
          <FraudNotice />
        </aside>
      </div>
    </div>
  );
}
