import { usePage } from 'shared';
import type { AlertView } from 'shared/contract/section/alert-page';
import { useLinks, useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { ButtonLink } from 'shared/ui/form/button/button';
import { MailAlert, type MailAlertWords } from 'shared/ui/form/mail-alert/mail-alert';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { AskedSearch, SearchBoxes } from './alert-fields.tsx';
import type { SearchChoices } from './alert-searches.ts';
import type { AlertsData } from './alerts-view.ts';
import css from './alerts.module.css';

/** Vacancies by mail: the form, what the link of a mail is for, and how it went. */
export function AlertsPage({ data: { view } }: PageProps<AlertsData>) {
  return (
    <div className="bound">
      {view.kind === 'outcome' ? (
        <div className="section">
          <Outcome outcome={view.outcome} />
        </div>
      ) : (
        <Alert view={view} />
      )}
    </div>
  );
}

function Alert({ view }: { view: Exclude<AlertView<SearchChoices>, { kind: 'outcome' }> }) {
  const t = useWords();
  const { lang } = usePage();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  const policy = useLinks().to(links.policy);
  return (
    <>
      <div className="page-head">
        <PageHead title={t('alerts.title')} lead={t(`alerts.leads.${view.kind}`)} breadcrumb={breadcrumb} />
      </div>
      <div className="section">
        <MailAlert view={view} action={paths.alerts.href(lang)} words={wordsFrom(t)} policy={policy}>
          {view.kind === 'form' && <AskedSearch choices={view.choices} />}
          {view.kind === 'manage' && <SearchBoxes choices={view.choices} />}
        </MailAlert>
      </div>
    </>
  );
}

const wordsFrom = (t: ReturnType<typeof useWords>): MailAlertWords => ({
  mend: t('alerts.mend'),
  email: t('alerts.email'),
  emailHint: t('alerts.emailHint'),
  privacy: t('alerts.privacy'),
  policy: t('alerts.policy'),
  ask: t('alerts.ask'),
  confirm: t('alerts.confirm'),
  change: t('alerts.change'),
  end: t('alerts.end'),
  fault: (fault) => t(`alerts.faults.${fault}`),
});

function Outcome({ outcome }: Pick<Extract<AlertsData['view'], { kind: 'outcome' }>, 'outcome'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState level={1} title={t(`alerts.outcomes.${outcome}.title`)} advice={t(`alerts.outcomes.${outcome}.text`)}>
      <div className={css['ways']}>
        <ButtonLink href={paths.jobs.href(lang)}>{t('job.back')}</ButtonLink>
        {(outcome === 'ended' || outcome === 'over') && (
          <ButtonLink href={paths.alerts.href(lang)} weight="ghost">
            {t('alerts.again')}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
