import type { Pavilion } from 'shared/contract/booking/pavilion';
import type { Lang } from 'shared/contract/text/lang';
import type { MailBlock, MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { VISIT_LABELS, VISIT_MAIL, type VisitEvent } from './visit-mail.words.ts';

/** A visit as its mails show it. */
export interface MailedVisit {
  reference: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  start: string;
  end: string;
  visitors: number;
  explainer: boolean;
  guideLanguage: Lang;
  /** What the group needs to take part; empty where it said nothing. */
  needs: string;
}

interface MailContext {
  lang: Lang;
  site: string;
  pavilion: Pavilion;
  /** Where the visit can be changed, or another one booked. Empty where there is no link. */
  link: string;
  /** What its code says. */
  scanned: string;
}

/** Not any more. */
export const isOver = (event: VisitEvent): boolean => ['cancelled', 'declined', 'closed'].includes(event);

/** There is something to show at the entrance. */
const isAdmitted = (event: VisitEvent): boolean => !isOver(event) && event !== 'requested';

/** Such as 2026年12月1日星期二, and Tuesday, 1 December 2026. */
export function dayInWords(date: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

function factsOf(visit: MailedVisit, { lang, pavilion }: MailContext): MailBlock {
  const labels = VISIT_LABELS[lang];
  return {
    kind: 'facts',
    rows: [
      [labels.day, dayInWords(visit.date, lang)],
      [labels.time, `${visit.start}–${visit.end}`],
      [labels.visitors, String(visit.visitors)],
      [labels.guide, visit.explainer ? labels.hasGuide[visit.guideLanguage] : labels.hasNone],
      ...(visit.needs === '' ? [] : [[labels.needs, visit.needs] satisfies [string, string]]),
      [labels.place, `${pavilion.name}${lang === 'cn' ? '，' : ', '}${pavilion.address}`],
    ],
  };
}

function wayBlocks({ lang, pavilion }: MailContext): MailBlock[] {
  return [
    { kind: 'heading', text: VISIT_LABELS[lang].gettingThere },
    { kind: 'facts', rows: pavilion.gettingThere.map(({ by, how }) => [by, how]) },
  ];
}

/** What the contact of a visit is told by mail. */
export function visitMail(event: VisitEvent, visit: MailedVisit, context: MailContext): MailDocument {
  const { lang, site, pavilion, link, scanned } = context;
  const [words, labels] = [VISIT_MAIL[event][lang], VISIT_LABELS[lang]];
  const { reference } = visit;
  const ticket: MailBlock = { kind: 'ticket', scanned, reference, label: labels.ticket };
  const button: MailBlock = { kind: 'button', label: isOver(event) ? labels.again : labels.change, href: link };
  return {
    lang,
    site,
    subject: words.subject(pavilion.name, dayInWords(visit.date, lang)),
    preview: `${visit.start}–${visit.end} · ${reference}`,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text(pavilion.name) },
      ...(isAdmitted(event) ? [ticket] : []),
      factsOf(visit, context),
      ...(link === '' ? [] : [button]),
      ...(isOver(event) ? [] : wayBlocks(context)),
    ],
    footer: { text: labels.footer(site, pavilion.phone) },
  };
}
