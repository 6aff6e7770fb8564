import type { Lang } from 'shared/contract/text/lang';
import type { MailDocument } from '../outbox/mail/mail-content.service.ts';
import { CODE_MAIL } from './code.words.ts';

/** A verification code by mail. */
export function codeMail(lang: Lang, { site, code }: { site: string; code: string }): MailDocument {
  const { subject, title, text, footer } = CODE_MAIL[lang];
  return {
    lang,
    site,
    subject: subject(site, code),
    preview: text,
    title,
    blocks: [
      { kind: 'heading', text: code },
      { kind: 'text', text },
    ],
    footer: { text: footer(site) },
  };
}
