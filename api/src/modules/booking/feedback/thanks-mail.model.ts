import type { Lang } from 'shared/contract/text/lang';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';

interface ThanksContext {
  /** How the group is called. */
  site: string;
  /** The pavilion. */
  place: string;
  phone: string;
  /** To the two questions. */
  link: string;
}

interface Words {
  subject: (place: string) => string;
  preview: string;
  title: string;
  text: (place: string) => string;
  promise: string;
  answer: string;
  footer: (site: string, phone: string) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  cn: {
    subject: (place) => `感谢您参观${place}`,
    preview: '两个问题，半分钟',
    title: '感谢您的到来',
    text: (place) => `感谢您带团参观${place}。这次参观怎么样？请用半分钟回答两个问题，帮助我们做得更好。`,
    promise: '回答只计入当月合计，不与您的姓名、单位或预约一同保存。不回答也没有关系，我们不会再问。',
    answer: '回答两个问题',
    footer: (site, phone) => `您用此邮箱预约了参观，因此收到${site}的邮件。请勿直接回复；垂询请致电${phone}。`,
  },
  en: {
    subject: (place) => `Thank you for visiting ${place}`,
    preview: 'Two questions, half a minute',
    title: 'Thank you for coming',
    text: (place) =>
      `Thank you for bringing your group to ${place}. How was it? Two questions, half a minute: your answers help us do better.`,
    promise:
      'Answers go into the sums of the month and are kept without your name, your organisation and your booking. You need not answer; we will not ask again.',
    answer: 'Answer two questions',
    footer: (site, phone) =>
      `You get this mail from ${site} because a visit was booked with your address. Please do not answer it; call ${phone} instead.`,
  },
};

/** What the contact of a group reads once it was here. */
export function thanksMail(lang: Lang, { site, place, phone, link }: ThanksContext): MailDocument {
  const words = WORDS[lang];
  return {
    lang,
    site,
    subject: words.subject(place),
    preview: words.preview,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text(place) },
      { kind: 'button', label: words.answer, href: link },
      { kind: 'text', text: words.promise },
    ],
    footer: { text: words.footer(site, phone) },
  };
}
