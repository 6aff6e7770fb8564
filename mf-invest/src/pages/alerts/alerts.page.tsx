import { usePage } from 'shared';
import { useLinks, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import { ErrorSummary } from 'shared/ui/form/error-summary/error-summary';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { InvestHead } from '../../components/invest-head.tsx';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { AlertChoiceFields } from './alert-choices.tsx';
import type { AlertView } from './alert-view.ts';
import type { AlertsData } from './alerts.load.ts';
import css from './alerts.module.css';

type Of<Kind extends AlertView['kind']> = Extract<AlertView, { kind: Kind }>;

/** Announcements by mail: the form, what the link of a mail is for, and how it went. */
export function AlertsPage({ data: { view } }: PageProps<AlertsData>) {
  const t = useWords();
  return (
    <div className="bound">
      {view.kind !== 'outcome' && <InvestHead page="alerts" lead={t(`alerts.leads.${view.kind}`)} />}
      <div className="section">
        {view.kind === 'form' && <AskForm {...view} />}
        {view.kind === 'confirm' && <Confirm {...view} />}
        {view.kind === 'manage' && <Manage {...view} />}
        {view.kind === 'outcome' && <Outcome {...view} />}
      </div>
    </div>
  );
}

function AskForm({ email, choices, fault }: Of<'form'>) {
  const t = useWords();
  const { lang } = usePage();
  const policy = useLinks().to(links.policy);
  const errors = fault === null ? [] : [{ id: 'alert-email', text: t(`alerts.faults.${fault}`) }];
  return (
    <form className={css['form']} method="post" action={paths.alerts.href(lang)} noValidate>
      <ErrorSummary title={t('alerts.mend')} errors={errors} />
      <AlertChoiceFields choices={choices} />
      <TextField
        id="alert-email"
        name="email"
        kind="email"
        label={t('alerts.email')}
        hint={t('alerts.emailHint')}
        error={fault === 'email' ? t('alerts.faults.email') : undefined}
        defaultValue={email}
        required
      />
      <p className="note">
        {t('alerts.privacy')} {policy !== undefined && <a href={policy}>{t('alerts.policy')}</a>}
      </p>
      <div className={css['ways']}>
        <Button name="do" value="ask">
          {t('alerts.ask')}
        </Button>
      </div>
    </form>
  );
}

/** One question, one button, no script: it must work in whatever a mail program opens it with. */
function Confirm({ token }: Of<'confirm'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['ways']} method="post" action={paths.alerts.href(lang)}>
      <input type="hidden" name="token" value={token} />
      <Button name="do" value="confirm">
        {t('alerts.confirm')}
      </Button>
    </form>
  );
}

function Manage({ token, choices }: Of<'manage'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['form']} method="post" action={paths.alerts.href(lang)}>
      <input type="hidden" name="token" value={token} />
      <AlertChoiceFields choices={choices} />
      <div className={css['ways']}>
        <Button name="do" value="change">
          {t('alerts.change')}
        </Button>
        <Button name="do" value="end" weight="ghost">
          {t('alerts.end')}
        </Button>
      </div>
    </form>
  );
}

function Outcome({ outcome }: Of<'outcome'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState level={1} title={t(`alerts.outcomes.${outcome}.title`)} advice={t(`alerts.outcomes.${outcome}.text`)}>
      <div className={css['ways']}>
        <ButtonLink href={paths.notice.href(lang)}>{t('notice.all')}</ButtonLink>
        {(outcome === 'ended' || outcome === 'over') && (
          <ButtonLink href={paths.alerts.href(lang)} weight="ghost">
            {t('alerts.again')}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
