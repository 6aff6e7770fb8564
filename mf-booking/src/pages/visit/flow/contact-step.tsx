import { useAlive } from 'shared';
import { Check } from 'shared/ui/form/check/check';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { CodeField } from 'shared/ui/form/code-field/code-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../../messages/words.ts';
import type { StepProps } from './flow.ts';
import css from './flow.module.css';

/** The only personal data of the booking: it leaves the browser encrypted and is stored nowhere in it. */
export function ContactStep({ flow, error }: StepProps) {
  const t = useWords();
  const { contact, consent } = flow.state.draft;
  return (
    <>
      <TextField
        id="contact"
        name="contact"
        label={t('form.contact')}
        autoComplete="name"
        value={contact}
        error={error('contact')}
        onChange={(event) => flow.change({ contact: event.target.value })}
      />
      <Reach flow={flow} />
      <Address flow={flow} error={error} />
      <Check
        id="consent"
        name="consent"
        value="yes"
        checked={consent}
        error={error('consent')}
        onChange={(event) => flow.change({ consent: event.target.checked })}
      >
        {t('form.consent', { version: flow.about.pavilion.notice.version })}
      </Check>
    </>
  );
}

/** Most have a phone of the country; whoever has none is written to. */
function Reach({ flow }: Pick<StepProps, 'flow'>) {
  const t = useWords();
  const { reach } = flow.state.draft;
  return (
    <ChoiceGroup id="reach" label={t('form.reach')}>
      {(['phone', 'email'] as const).map((value) => (
        <Choice
          key={value}
          name="reach"
          value={value}
          checked={reach === value}
          onChange={() => flow.change({ reach: value })}
        >
          {t(`form.reachBy.${value}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** One of both; without script both fields stand there, and the choice says which one counts. */
function Address({ flow, error }: StepProps) {
  const t = useWords();
  const alive = useAlive();
  const { draft, until, sent, busy } = flow.state;
  const { phone } = flow.about.quotas ?? {};
  const quota = phone && t('form.quotaPhone', { day: phone.day, month: phone.month });
  const idle = (words: string) => (busy ? t('steps.wait') : words);
  const again = (seconds: number) => (seconds > 0 ? t('form.againIn', { count: seconds }) : idle(t('form.again')));
  return (
    <div className={css['pair']}>
      {(draft.reach === 'phone' || !alive) && (
        <TextField
          id="mobile"
          name="mobile"
          kind="phone"
          label={t('form.mobile')}
          hint={[t('form.mobileHint'), quota].filter(Boolean).join(' · ')}
          value={draft.mobile}
          error={error('mobile')}
          onChange={(event) => flow.change({ mobile: event.target.value })}
        />
      )}
      {(draft.reach === 'email' || !alive) && (
        <TextField
          id="email"
          name="email"
          kind="email"
          label={t('form.email')}
          hint={quota}
          value={draft.email}
          error={error('email')}
          onChange={(event) => flow.change({ email: event.target.value })}
        />
      )}
      <CodeField
        id="code"
        name="code"
        label={t('form.code')}
        hint={<span role="status">{sent && t('form.codeSent')}</span>}
        value={draft.code}
        error={error('code')}
        sending={{ send: idle(t('form.send')), again, until, ...(alive && { onSend: flow.askForCode }) }}
        onChange={(event) => flow.change({ code: event.target.value })}
      />
    </div>
  );
}
