import { usePage } from 'shared';
import type { AlertOutcome as AlertOutcomeName } from 'shared/contract/section/alert-page';
import { useLinks, useTrail, type PageProps } from 'shared/server';
import { AlertOutcome } from 'shared/ui/form/mail-alert/alert-outcome';
import { MailAlert } from 'shared/ui/form/mail-alert/mail-alert';
import { alertOutcomeWords, mailAlertWords } from 'shared/ui/form/mail-alert/mail-alert-words';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { AlertChoiceFields } from './alert-choices.tsx';
import type { AlertsData } from './alerts.load.ts';
import css from './alerts.module.css';

/** The newsroom by mail: the form, what the link of a mail is for, and how it went. */
export function AlertsPage({ data: { view, brands } }: PageProps<AlertsData>) {
  const t = useWords();
  const { lang } = usePage();
  const policy = useLinks().to(links.policy);
  const crumbs = useTrail();
  if (view.kind === 'outcome') {
    return (
      <div className={`bound ${css['alerts']}`}>
        <Outcome outcome={view.outcome} />
      </div>
    );
  }
  return (
    <div className={`bound ${css['alerts']}`}>
      <PageHead
        title={t('alerts.title')}
        lead={t(`alerts.leads.${view.kind}`)}
        breadcrumb={{ label: t('page.path'), crumbs }}
      />
      <MailAlert view={view} action={paths.alerts.href(lang)} words={mailAlertWords(t)} policy={policy}>
        {view.kind !== 'confirm' && <AlertChoiceFields choices={view.choices} brands={brands} />}
      </MailAlert>
    </div>
  );
}

function Outcome({ outcome }: { outcome: AlertOutcomeName }) {
  const t = useWords();
  const { lang } = usePage();
  const subject = { href: paths.newsroom.href(lang), label: t('newsroom.title') };
  return (
    <AlertOutcome
      outcome={outcome}
      words={alertOutcomeWords(t, outcome)}
      subject={subject}
      form={paths.alerts.href(lang)}
    />
  );
}
