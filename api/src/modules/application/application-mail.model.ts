import type { Lang } from 'shared/contract/text/lang';
import type { MailDocument } from '../outbox/mail/mail-content.service.ts';
import { APPLICATION_LABELS, APPLICATION_MAIL, type ApplicationEvent } from './application.words.ts';

export interface MailedApplication {
  reference: string;
  /** Title of the vacancy. */
  job: string;
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  sentAt: string;
  /** Empty where there is nothing to see any more. */
  link: string;
}

/** What an applicant is told by mail. */
export function applicationMail(
  event: ApplicationEvent,
  { reference, job, sentAt, link }: MailedApplication,
  { lang, site }: { lang: Lang; site: string },
): MailDocument {
  const [words, labels] = [APPLICATION_MAIL[event][lang], APPLICATION_LABELS[lang]];
  return {
    lang,
    site,
    subject: words.subject(job),
    preview: reference,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text(job) },
      {
        kind: 'facts',
        rows: [
          [labels.job, job],
          [labels.reference, reference],
          [labels.sent, sentAt.slice(0, 16)],
        ],
      },
      ...(link === '' ? [] : [{ kind: 'button', label: labels.see, href: link } as const]),
    ],
    footer: { text: labels.footer(site) },
  };
}
