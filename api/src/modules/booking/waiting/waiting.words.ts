import type { Lang } from 'shared/contract/text/lang';

export interface WaitingText {
  site: string;
  reference: string;
  date: string;
  start: string;
  end: string;
  visitors: number;
  link: string;
  /** `MM-dd HH:mm`: the end of an offer. */
  until: string;
}

type Text = (entry: WaitingText) => string;

/** What the contact of a group that waits is told by text message. */
export const WAITING_TEXT: Record<'joined' | 'offered' | 'lapsed' | 'ended', Record<Lang, Text>> = {
  joined: {
    cn: ({ site, reference, date, start, end, visitors, link }) =>
      `【${site}】已为您候补${date} ${start}–${end}的参观，${visitors}人，编号${reference}。有名额时会发短信通知。查看排位或退出：${link}`,
    en: ({ site, reference, date, start, end, visitors, link }) =>
      `[${site}] You are waiting for ${date} ${start}–${end}, ${visitors} people, number ${reference}. We text you when places come free. See your place or leave: ${link}`,
  },
  offered: {
    cn: ({ site, reference, date, start, end, visitors, link, until }) =>
      `【${site}】候补${reference}有名额了：${date} ${start}–${end}，${visitors}人。名额为您保留至${until}，请在此之前确认：${link}`,
    en: ({ site, reference, date, start, end, visitors, link, until }) =>
      `[${site}] Places for ${reference}: ${date} ${start}–${end}, ${visitors} people. They are held for you until ${until} (Beijing time). Accept or decline: ${link}`,
  },
  lapsed: {
    cn: ({ site, reference, date, start }) =>
      `【${site}】候补${reference}（${date} ${start}）的名额保留时间已过，已转给下一位。`,
    en: ({ site, reference, date, start }) =>
      `[${site}] The places for ${reference} on ${date} at ${start} were not accepted in time and have gone to the next group.`,
  },
  ended: {
    cn: ({ site, reference, date, start }) =>
      `【${site}】很抱歉，${date} ${start}没有空出名额，候补${reference}已结束。`,
    en: ({ site, reference, date, start }) =>
      `[${site}] We are sorry: no places came free on ${date} at ${start}. Your wait ${reference} has ended.`,
  },
};
