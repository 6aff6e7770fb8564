import type { Lang } from 'shared/contract/text/lang';

export interface VisitText {
  site: string;
  reference: string;
  date: string;
  start: string;
  end: string;
  visitors: number;
  link: string;
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
export const BOOKING_TEXT: Record<'booked' | 'moved' | 'cancelled', Record<Lang, Text>> = {
  booked: {
    cn: ({ site, reference, date, start, end, visitors, link }) =>
      `【${site}】参观预约成功：${date} ${start}–${end}，${visitors}人，编号${reference}。查看、改期或取消：${link}`,
    en: ({ site, reference, date, start, end, visitors, link }) =>
      `[${site}] Your visit is booked: ${date} ${start}–${end}, ${visitors} people, reference ${reference}. See, move or cancel it: ${link}`,
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
};
