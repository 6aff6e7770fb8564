import type { Lang } from 'shared/contract/text/lang';
import type { VisitEvent } from './messages/visit-mail.words.ts';

export interface VisitText {
  site: string;
  reference: string;
  date: string;
  start: string;
  end: string;
  visitors: number | string;
  link: string;
  /** `MM-dd HH:mm`, until when a request is answered. */
  until: string;
}

type Text = (visit: VisitText) => string;

/** What a visit is called in a calendar. */
export const VISIT_OF: Record<Lang, (place: string) => string> = {
  cn: (place) => `参观${place}`,
  en: (place) => `Visit of ${place}`,
};

/** What is said below it. */
export const VISIT_NOTE: Record<Lang, (reference: string, link: string) => string> = {
  cn: (reference, link) => `编号${reference}\n查看、改期或取消：${link}`,
  en: (reference, link) => `Reference ${reference}\nSee, move or cancel it: ${link}`,
};

/** What the contact of a group is told by text message. */
export const BOOKING_TEXT: Record<VisitEvent, Record<Lang, Text>> = {
  booked: {
    cn: ({ site, reference, date, start, end, visitors, link }) =>
      `【${site}】参观预约成功：${date} ${start}–${end}，${visitors}人，编号${reference}。查看、改期或取消：${link}`,
    en: ({ site, reference, date, start, end, visitors, link }) =>
      `[${site}] Your visit is booked: ${date} ${start}–${end}, ${visitors} people, reference ${reference}. See, move or cancel it: ${link}`,
  },
  requested: {
    cn: ({ site, reference, date, start, end, visitors, until, link }) =>
      `【${site}】已收到大型团体参观申请：${date} ${start}–${end}，${visitors}人，编号${reference}。名额已保留，我们将在${until}前答复。查看或取消：${link}`,
    en: ({ site, reference, date, start, end, visitors, until, link }) =>
      `[${site}] We have your request: ${date} ${start}–${end}, ${visitors} people, reference ${reference}. The places are held; we answer by ${until}. See or cancel it: ${link}`,
  },
  /** The link is in the message before, of which the pavilion has no copy. */
  approved: {
    cn: ({ site, reference, date, start, end, visitors }) =>
      `【${site}】参观申请已通过：${date} ${start}–${end}，${visitors}人，编号${reference}。改期或取消请使用申请短信中的链接。`,
    en: ({ site, reference, date, start, end, visitors }) =>
      `[${site}] Your request is approved: ${date} ${start}–${end}, ${visitors} people, reference ${reference}. Move or cancel it by the link in the message before.`,
  },
  moved: {
    cn: ({ site, reference, date, start, end, link }) =>
      `【${site}】参观已改为${date} ${start}–${end}，编号${reference}。查看、改期或取消：${link}`,
    en: ({ site, reference, date, start, end, link }) =>
      `[${site}] Your visit is now on ${date} ${start}–${end}, reference ${reference}. See, move or cancel it: ${link}`,
  },
  cancelled: {
    cn: ({ site, reference, date, start }) => `【${site}】${date} ${start}的参观${reference}已取消。`,
    en: ({ site, reference, date, start }) => `[${site}] Visit ${reference} on ${date} at ${start} has been cancelled.`,
  },
  declined: {
    cn: ({ site, reference, date, start }) =>
      `【${site}】很抱歉，${date} ${start}的参观申请${reference}未能安排。欢迎另选日期，或致电我们。`,
    en: ({ site, reference, date, start }) =>
      `[${site}] We are sorry: we cannot take the group of request ${reference} on ${date} at ${start}. Please choose another day or call us.`,
  },
  closed: {
    cn: ({ site, reference, date, start }) =>
      `【${site}】非常抱歉，${date}闭馆，您${start}的参观${reference}已取消，请另约时间。`,
    en: ({ site, reference, date, start }) =>
      `[${site}] We are sorry: the pavilion is closed on ${date}. Your visit ${reference} at ${start} is cancelled; please book another.`,
  },
  reminder: {
    cn: ({ site, reference, date, start, end, link }) =>
      `【${site}】参观提醒：${date} ${start}–${end}，编号${reference}，请提前10分钟到场。${link}`,
    en: ({ site, reference, date, start, end, link }) =>
      `[${site}] Soon: your visit on ${date} ${start}–${end}, reference ${reference}. Be there ten minutes early. ${link}`,
  },
};
