import type { AlertFault } from '../../../contract/section/alert-page.ts';
import type { AlertOutcomeProps } from './alert-outcome.tsx';
import type { MailAlertWords } from './mail-alert.tsx';

type FormWord = Exclude<keyof MailAlertWords, 'fault'>;
type Translate<Key extends string> = (key: `alerts.${Key}`) => string;

/** The words of the form, of a section that has them under `alerts`. */
export const mailAlertWords = (t: Translate<FormWord | `faults.${AlertFault}`>): MailAlertWords => ({
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

/** The words of how it went. */
export const alertOutcomeWords = <Outcome extends string>(
  t: Translate<'again' | `outcomes.${NoInfer<Outcome>}.${'title' | 'text'}`>,
  outcome: Outcome,
): AlertOutcomeProps['words'] => ({
  title: t(`alerts.outcomes.${outcome}.title`),
  text: t(`alerts.outcomes.${outcome}.text`),
  again: t('alerts.again'),
});
