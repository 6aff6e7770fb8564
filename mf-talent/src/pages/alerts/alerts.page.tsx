import { usePage } from 'shared';
import type { AlertView } from 'shared/contract/section/alert-page';
import { useLinks, useTrail, type PageProps } from 'shared/server';
import { AlertOutcome } from 'shared/ui/form/mail-alert/alert-outcome';
import { MailAlert } from 'shared/ui/form/mail-alert/mail-alert';
import { alertOutcomeWords, mailAlertWords } from 'shared/ui/form/mail-alert/mail-alert-words';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { AskedSearch, SearchBoxes } from './alert-fields.tsx';
import type { SearchChoices } from './alert-searches.ts';
import type { AlertsData } from './alerts-view.ts';

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
        <MailAlert view={view} action={paths.alerts.href(lang)} words={mailAlertWords(t)} policy={policy}>
          {view.kind === 'form' && <AskedSearch choices={view.choices} />}
          {view.kind === 'manage' && <SearchBoxes choices={view.choices} />}
        </MailAlert>
      </div>
    </>
  );
}

function Outcome({ outcome }: Pick<Extract<AlertsData['view'], { kind: 'outcome' }>, 'outcome'>) {
  const t = useWords();
  const { lang } = usePage();
  const subject = { href: paths.jobs.href(lang), label: t('job.back') };
  return (
    <AlertOutcome
      outcome={outcome}
      words={alertOutcomeWords(t, outcome)}
      subject={subject}
      form={paths.alerts.href(lang)}
    />
  );
}
