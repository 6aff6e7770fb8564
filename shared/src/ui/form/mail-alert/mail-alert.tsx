import type { ReactNode } from 'react';
import type { AlertFault, AlertView } from '../../../contract/section/alert-page.ts';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { TextField } from '../text-field/text-field.tsx';
import css from './mail-alert.module.css';

export interface MailAlertWords {
  /** Over what is wrong. */
  mend: string;
  email: string;
  emailHint: string;
  privacy: string;
  policy: string;
  ask: string;
  confirm: string;
  change: string;
  end: string;
  fault: (fault: AlertFault) => string;
}

/** What a form is shown for; how it went is the page's to say. */
type Asking = Exclude<AlertView<object>, { kind: 'outcome' }>;

export interface MailAlertProps {
  view: Asking;
  /** Address of the page, which takes the form. */
  action: string;
  words: MailAlertWords;
  /** Address of the privacy policy, where there is one. */
  policy: string | undefined;
  /** What somebody wants to hear of: fields, for a form that asks or changes. */
  children: ReactNode;
}

/** Asks for mails on a subject, confirms them, changes and ends them: a plain form each. */
export function MailAlert(props: MailAlertProps) {
  if (props.view.kind === 'form') return <AskForm {...props} view={props.view} />;
  const { view, action, words, children } = props;
  return (
    <form className={css['form']} method="post" action={action}>
      <input type="hidden" name="token" value={view.token} />
      {view.kind === 'manage' && children}
      <div className={css['ways']}>
        {/* One question, one button: it must work in whatever a mail program opens it with. */}
        {view.kind === 'confirm' ? (
          <Button name="do" value="confirm">
            {words.confirm}
          </Button>
        ) : (
          <>
            <Button name="do" value="change">
              {words.change}
            </Button>
            <Button name="do" value="end" weight="ghost">
              {words.end}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function AskForm({
  view: { email, fault },
  action,
  words,
  policy,
  children,
}: MailAlertProps & { view: Extract<Asking, { kind: 'form' }> }) {
  const errors = fault === null ? [] : [{ id: 'alert-email', text: words.fault(fault) }];
  return (
    <form className={css['form']} method="post" action={action} noValidate>
      <ErrorSummary title={words.mend} errors={errors} />
      {children}
      <TextField
        id="alert-email"
        name="email"
        kind="email"
        label={words.email}
        hint={words.emailHint}
        error={fault === 'email' ? words.fault(fault) : undefined}
        defaultValue={email}
        required
      />
      <p className="note">
        {words.privacy} {policy !== undefined && <a href={policy}>{words.policy}</a>}
      </p>
      <div className={css['ways']}>
        <Button name="do" value="ask">
          {words.ask}
        </Button>
      </div>
    </form>
  );
}
