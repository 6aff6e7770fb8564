import { useAlive } from 'shared';
import { Check } from 'shared/ui/form/check/check';
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
      <Phone flow={flow} error={error} />
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

function Phone({ flow, error }: StepProps) {
  const t = useWords();
  const alive = useAlive();
  const { draft, until, sent, busy } = flow.state;
  const { phone } = flow.about.quotas ?? {};
  const quota = phone && t('form.quotaPhone', { day: phone.day, month: phone.month });
  const idle = (words: string) => (busy ? t('steps.wait') : words);
  const again = (seconds: number) => (seconds > 0 ? t('form.againIn', { count: seconds }) : idle(t('form.again')));
  return (
    <div className={css['pair']}>
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
