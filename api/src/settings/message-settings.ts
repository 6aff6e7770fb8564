import type { ServiceKey } from 'shared/contract/settings/programs';
import type { DkimKey } from '../modules/outbox/smtp-mail.adapter.ts';
import { templateFaults, type SmsTemplates } from '../modules/outbox/sms/sms-template.service.ts';
import type { Values as ValuesOf } from 'shared/contract/settings/read-settings';

/*
 * Settings of what leaves the service for visitors: text messages and mail. Without a gateway they stay in the outbox,
 * where the operator reads them with `cli.ts outbox`.
 */

/** Where `npm start` has the site. */
const LOCAL_SITE = 'http://127.0.0.1:8080';

type Values = ValuesOf<ServiceKey>;

export type SmsProvider = Values['SMS_PROVIDER'];

/** What a provider of text messages is asked with. */
export interface SmsAccount {
  /** Undefined: where the provider's documentation says. */
  url: string | undefined;
  id: string;
  secret: string;
  /** Signature or number that messages are from. */
  from: string;
  app: string;
  region: string;
  templates: SmsTemplates;
}

export type SmsSettings =
  | { provider: 'webhook'; url: string; secret: string }
  | { provider: Exclude<SmsProvider, 'webhook'>; account: SmsAccount };

export interface MessageSettings {
  /** Start of every link in a message. */
  siteOrigin: string;
  /** Way out of text messages; undefined leaves them in the outbox. */
  sms: SmsSettings | undefined;
  /** Mail server; undefined leaves mail in the outbox. */
  smtpUrl: string | undefined;
  /** After so many text messages a day no codes are sent; 0 is any number. */
  textsPerDay: number;
  mailFrom: string;
  /** Where mail servers return what they cannot deliver; undefined: to `mailFrom`. */
  mailBounces?: string | undefined;
  /** Signs mails where the mail server does not. */
  dkim?: DkimKey | undefined;
  /** Shows messages that have no way out in the terminal. */
  show: boolean;
  /** How often due messages are looked for; a new one is sent at once. */
  pollMs: number;
}

/** What each provider needs beside the secret. */
const NEEDS = {
  webhook: ['SMS_URL'],
  aliyun: ['SMS_ID', 'SMS_FROM', 'SMS_TEMPLATES'],
  tencent: ['SMS_ID', 'SMS_FROM', 'SMS_APP', 'SMS_TEMPLATES'],
  twilio: ['SMS_ID', 'SMS_FROM'],
} as const satisfies Readonly<Record<SmsProvider, readonly ServiceKey[]>>;

/** Settings that need each other; the rules that are broken, by name. */
export function messageFaults(values: Values): string[] {
  const isHalf = (values.DKIM_KEY === undefined) !== (values.DKIM_SELECTOR === undefined);
  return [...smsFaults(values), ...(isHalf ? ['DKIM_KEY, DKIM_SELECTOR: must be set together'] : [])];
}

function smsFaults(values: Values): string[] {
  const { SMS_PROVIDER: provider, SMS_TEMPLATES: templates } = values;
  const needed = ['SMS_SECRET', ...NEEDS[provider]] as const;
  const given = needed.filter((name) => values[name] !== undefined);
  if (provider === 'webhook' && given.length === 0) return [];
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length > 0) return [`${missing.join(', ')}: must be set too for SMS_PROVIDER=${provider}`];
  return (NEEDS[provider] as readonly string[]).includes('SMS_TEMPLATES') ? templateFaults(templates ?? {}) : [];
}

function smsSettings(values: Values): SmsSettings | undefined {
  const { SMS_PROVIDER: provider, SMS_URL: url, SMS_SECRET: secret } = values;
  if (secret === undefined) return undefined;
  if (provider === 'webhook') return url === undefined ? undefined : { provider, url, secret };
  const { SMS_ID: id = '', SMS_FROM: from = '', SMS_APP: app = '', SMS_REGION: region } = values;
  return { provider, account: { url, id, secret, from, app, region, templates: values.SMS_TEMPLATES ?? {} } };
}

function dkimKey({ DKIM_KEY: key, DKIM_SELECTOR: selector }: Values): DkimKey | undefined {
  return key === undefined || selector === undefined ? undefined : { key, selector };
}

/**
 * What an operator must know at the start: visitors are told that messages were sent.
 * @param page where messages are shown to whoever tries the site
 */
export function messageWarnings({ sms, smtpUrl }: Pick<MessageSettings, 'sms' | 'smtpUrl'>, page?: string): string[] {
  const where = page
    ? `are shown in this terminal and at ${page} only`
    : 'stay in the outbox, where `node api/src/cli.ts outbox` shows them';
  return [
    ...(sms ? [] : [`SMS_SECRET is not set: codes and confirmations of visits reach no phone and ${where}`]),
    ...(smtpUrl === undefined ? [`SMTP_URL is not set: mails to subscribers reach nobody and ${where}`] : []),
  ];
}

export function messageSettings(values: Values): MessageSettings {
  return {
    siteOrigin: new URL(values.SITE_ORIGIN ?? LOCAL_SITE).origin,
    sms: smsSettings(values),
    smtpUrl: values.SMTP_URL,
    textsPerDay: values.SMS_PER_DAY,
    mailFrom: values.MAIL_FROM,
    mailBounces: values.MAIL_BOUNCES,
    dkim: dkimKey(values),
    show: values.SHOW_MESSAGES,
    pollMs: values.OUTBOX_POLL_MS,
  };
}
