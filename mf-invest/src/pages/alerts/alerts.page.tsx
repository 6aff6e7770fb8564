import { usePage } from 'shared';
import type { AlertData, AlertOutcome as AlertOutcomeName } from 'shared/contract/section/alert-page';
import type { AlertChoices } from 'shared/contract/invest/alert';
import { useLinks, type PageProps } from 'shared/server';
import { AlertOutcome } from 'shared/ui/form/mail-alert/alert-outcome';
import { MailAlert } from 'shared/ui/form/mail-alert/mail-alert';
import { alertOutcomeWords, mailAlertWords } from 'shared/ui/form/mail-alert/mail-alert-words';
import { InvestHead } from '../../components/invest-head.tsx';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { AlertChoiceFields } from './alert-choices.tsx';

/** Announcements by mail: the form, what the link of a mail is for, and how it went. */
export function AlertsPage({ data: { view } }: PageProps<AlertData<AlertChoices>>) {
  const t = useWords();
  const { lang } = usePage();
  const policy = useLinks().to(links.policy);
  if (view.kind === 'outcome') {
    return (
      <div className="bound">
        <div className="section">
          <Outcome outcome={view.outcome} />
        </div>
      </div>
    );
  }
  return (
    <div className="bound">
      <InvestHead page="alerts" lead={t(`alerts.leads.${view.kind}`)} />
      <div className="section">
        <MailAlert view={view} action={paths.alerts.href(lang)} words={mailAlertWords(t)} policy={policy}>
          {view.kind !== 'confirm' && <AlertChoiceFields choices={view.choices} />}
        </MailAlert>
      </div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: AlertOutcomeName }) {
  const t = useWords();
  const { lang } = usePage();
  const subject = { href: paths.notice.href(lang), label: t('notice.all') };
  return (
    <AlertOutcome
      outcome={outcome}
      words={alertOutcomeWords(t, outcome)}
      subject={subject}
      form={paths.alerts.href(lang)}
    />
  );
}
