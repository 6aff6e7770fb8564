import { z } from 'zod';

/*
 * Settings of what leaves the service for visitors: text messages and mail. Without a gateway they stay in the outbox,
 * where the operator reads them with `cli.ts outbox`.
 */

export const messageEnvironment = {
  SITE_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default('http://127.0.0.1:8080'),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SMS_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).default('no-reply@site.example'),
  OUTBOX_POLL_MS: z.coerce.number().int().min(20).max(10_000_000).default(1000),
};

type Values = z.output<z.ZodObject<typeof messageEnvironment>>;

export interface MessageSettings {
  /** Start of every link in a message. */
  siteOrigin: string;
  /** Gateway for text messages; undefined leaves them in the outbox. */
  sms: { url: string; secret: string } | undefined;
  /** Mail server; undefined leaves mail in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How often due messages are looked for; a new one is sent at once. */
  pollMs: number;
}

/** Settings that need each other; the rule that is broken, by name. */
export function messageFaults({ SMS_URL, SMS_SECRET }: Values): string[] {
  return (SMS_URL === undefined) === (SMS_SECRET === undefined) ? [] : ['SMS_URL, SMS_SECRET: are set together'];
}

export function messageSettings(values: Values): MessageSettings {
  const { SMS_URL: url, SMS_SECRET: secret } = values;
  return {
    siteOrigin: new URL(values.SITE_ORIGIN).origin,
    sms: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    pollMs: values.OUTBOX_POLL_MS,
  };
}
