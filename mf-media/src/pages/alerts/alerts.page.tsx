import { usePage } from 'shared';
import type { AlertOutcome } from 'shared/contract/section/alert-page';
import { useLinks, useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { ButtonLink } from 'shared/ui/form/button/button';
import { MailAlert, type MailAlertWords } from 'shared/ui/form/mail-alert/mail-alert';
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
      <MailAlert view={view} action={paths.alerts.href(lang)} words={wordsFrom(t)} policy={policy}>
        {view.kind !== 'confirm' && <AlertChoiceFields choices={view.choices} brands={brands} />}
      </MailAlert>
    </div>
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

function Outcome({ outcome }: { outcome: AlertOutcome }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState level={1} title={t(`alerts.outcomes.${outcome}.title`)} advice={t(`alerts.outcomes.${outcome}.text`)}>
      <div className={css['ways']}>
        <ButtonLink href={paths.newsroom.href(lang)}>{t('newsroom.title')}</ButtonLink>
        {(outcome === 'ended' || outcome === 'over') && (
          <ButtonLink href={paths.alerts.href(lang)} weight="ghost">
            {t('alerts.again')}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
