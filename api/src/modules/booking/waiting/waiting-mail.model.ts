import type { Lang } from 'shared/contract/text/lang';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { dayInWords } from '../messages/visit-mail.model.ts';
import { VISIT_LABELS } from '../messages/visit-mail.words.ts';
import { WAITING_LABELS, WAITING_MAIL, type WaitingEvent, type WaitingText } from './waiting.words.ts';

interface WaitingMailContext {
  lang: Lang;
  /** Name of the pavilion. */
  place: string;
  phone: string;
}

/** What the contact of a group that waits is told by mail. */
export function waitingMail(
  event: WaitingEvent,
  { site, reference, date, start, end, visitors, link, until }: WaitingText,
  { lang, place, phone }: WaitingMailContext,
): MailDocument {
  const [words, labels] = [WAITING_MAIL[event][lang], VISIT_LABELS[lang]];
  const day = dayInWords(date, lang);
  return {
    lang,
    site,
    subject: words.subject(place, day),
    preview: `${start}–${end} · ${reference}`,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text(until) },
      {
        kind: 'facts',
        rows: [
          [labels.day, day],
          [labels.time, `${start}–${end}`],
          [labels.visitors, String(visitors)],
          [labels.place, place],
          [WAITING_LABELS[lang].reference, reference],
        ],
      },
      { kind: 'button', label: WAITING_LABELS[lang].see, href: link },
    ],
    footer: { text: labels.footer(site, phone) },
  };
}
