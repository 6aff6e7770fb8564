import { useAlive } from 'shared';
import { APPLICATION_CONSENT } from 'shared/contract/talent/application';
import { Button } from 'shared/ui/form/button/button';
import { Check } from 'shared/ui/form/check/check';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { CodeField } from 'shared/ui/form/code-field/code-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import { useError } from './apply-fields.tsx';
import type { Application } from './use-application.ts';

interface ConfirmProps {
  application: Application;
  /** A plain form got as far as its code. */
  hasPuzzle: boolean;
}

/** How somebody is reached, the code that proves it, consent, and the button. */
export function ConfirmFields({ application, hasPuzzle }: ConfirmProps) {
  const t = useWords();
  const alive = useAlive();
  const error = useError(application);
  const { busy } = application;
  const mayConfirm = alive || hasPuzzle;
  return (
    <>
      <Reach application={application} />
      <Consent application={application} error={error('consent')} />
      {mayConfirm && <Code application={application} />}
      <div>
        <Button name="do" value={mayConfirm ? 'send' : 'continue'} inactive={busy}>
          {busy ? t('apply.wait') : mayConfirm ? t('apply.send') : t('apply.continue')}
        </Button>
      </div>
    </>
  );
}

function Code({ application }: { application: Application }) {
  const t = useWords();
  const alive = useAlive();
  const error = useError(application);
  const { draft, change, busy, sent, until, askForCode } = application;
  const idle = (words: string) => (busy ? t('apply.wait') : words);
  const again = (seconds: number) => (seconds > 0 ? t('apply.againIn', { count: seconds }) : idle(t('apply.again')));
  return (
    <CodeField
      id="code"
      name="code"
      label={t('apply.code')}
      hint={<span role="status">{sent ? t('apply.codeSent') : t('apply.codeHint')}</span>}
      value={draft.code}
      error={error('code')}
      sending={{ send: idle(t('apply.sendCode')), again, until, ...(alive && { onSend: () => void askForCode() }) }}
      onChange={(event) => change({ code: event.target.value })}
    />
  );
}

/** One of both; without script both fields stand there, and the choice says which one counts. */
function Reach({ application }: { application: Application }) {
  const t = useWords();
  const alive = useAlive();
  const error = useError(application);
  const { draft, change } = application;
  return (
    <>
      <ChoiceGroup id="reach" label={t('apply.reach')} hint={t('apply.mobileHint')}>
        {(['email', 'phone'] as const).map((value) => (
          <Choice
            key={value}
            name="reach"
            value={value}
            checked={draft.reach === value}
            onChange={() => change({ reach: value })}
          >
            {t(`apply.reachBy.${value}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {(draft.reach === 'email' || !alive) && (
        <TextField
          id="email"
          name="email"
          kind="email"
          label={t('apply.email')}
          value={draft.email}
          error={error('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      {(draft.reach === 'phone' || !alive) && (
        <TextField
          id="mobile"
          name="mobile"
          kind="phone"
          label={t('apply.mobile')}
          value={draft.mobile}
          error={error('mobile')}
          onChange={(event) => change({ mobile: event.target.value })}
        />
      )}
    </>
  );
}

function Consent({ application: { draft, change }, error }: { application: Application; error: string | undefined }) {
  const t = useWords();
  return (
    <Check
      id="consent"
      name="consent"
      value="yes"
      checked={draft.consent === 'yes'}
      error={error}
      hint={t('apply.consentHint')}
      onChange={(event) => change({ consent: event.target.checked ? 'yes' : '' })}
    >
      {t('apply.consent', { version: APPLICATION_CONSENT })}
    </Check>
  );
}
