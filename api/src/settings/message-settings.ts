import type { ServiceKey } from 'shared/contract/settings/programs';
import type { Values as ValuesOf } from 'shared/contract/settings/read-settings';

/*
 * Settings of what leaves the service for visitors: text messages and mail. Without a gateway they stay in the outbox,
 * where the operator reads them with `cli.ts outbox`.
 */

/** Where `npm start` has the site. */
const LOCAL_SITE = 'http://127.0.0.1:8080';

type Values = ValuesOf<ServiceKey>;

export interface MessageSettings {
  /** Start of every link in a message. */
  siteOrigin: string;
  /** Gateway for text messages; undefined leaves them in the outbox. */
  sms: { url: string; secret: string } | undefined;
  /** Mail server; undefined leaves mail in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Shows messages that have no way out in the terminal. */
  show: boolean;
  /** How often due messages are looked for; a new one is sent at once. */
  pollMs: number;
}

/** Settings that need each other; the rule that is broken, by name. */
export function messageFaults({ SMS_URL, SMS_SECRET }: Values): string[] {
  return (SMS_URL === undefined) === (SMS_SECRET === undefined) ? [] : ['SMS_URL, SMS_SECRET: are set together'];
}

/** What an operator must know at the start: visitors are told that messages were sent. */
export function messageWarnings({ sms, smtpUrl, show }: MessageSettings): string[] {
  const where = show
    ? 'are shown in this terminal only'
    : 'stay in the outbox, where `node api/src/cli.ts outbox` shows them';
  return [
    ...(sms ? [] : [`SMS_URL is not set: codes and confirmations of visits reach no phone and ${where}`]),
    ...(smtpUrl === undefined ? [`SMTP_URL is not set: mails to subscribers reach nobody and ${where}`] : []),
  ];
}

export function messageSettings(values: Values): MessageSettings {
  const { SMS_URL: url, SMS_SECRET: secret } = values;
  return {
    siteOrigin: new URL(values.SITE_ORIGIN ?? LOCAL_SITE).origin,
    sms: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    show: values.SHOW_MESSAGES,
    pollMs: values.OUTBOX_POLL_MS,
  };
}
