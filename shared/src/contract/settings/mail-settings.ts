import { z } from 'zod';
import { address, flag, pem } from './setting.ts';

/** A name that leaves room for that of a message behind it: 64 characters in all (RFC 5321 §4.5.3.1.1). */
const bounces = z.email().regex(/^[\w.-]{1,8}@/);

/** Who sends mails, and what is done with messages that nobody sends. */
export const MAIL_SETTINGS = {
  SHOW_MESSAGES: {
    ...flag(false),
    meaning:
      'shows messages that no gateway takes in the terminal and on a page of this machine: for trying the site, never in production',
  },
  SMTP_URL: {
    ...address('smtp', 'smtps'),
    isSecret: true,
    meaning: 'mail server; without it mail stays in the outbox',
  },
  MAIL_FROM: {
    schema: z.email().default('no-reply@site.example'),
    rule: 'an e-mail address',
    standard: '`no-reply@site.example`',
    meaning: 'who mail is from; the name before it is that of the site',
  },
  MAIL_BOUNCES: {
    schema: bounces.optional(),
    rule: 'an e-mail address with at most 8 characters before the @',
    standard: '`MAIL_FROM`',
    meaning: 'where mail servers return what they cannot deliver, as `bounces+<message>@…` ([visitors](visitors.md))',
  },
  DKIM_SELECTOR: {
    schema: z
      .string()
      .regex(/^[a-z0-9.-]{1,63}$/i)
      .optional(),
    rule: 'a name of letters, digits, dots and hyphens',
    standard: '',
    meaning: 'of `DKIM_KEY` in the DNS of the domain of `MAIL_FROM`; only where the mail server does not sign',
  },
  DKIM_KEY: { ...pem, meaning: 'private key that signs mails; set together with `DKIM_SELECTOR`' },
} as const;
