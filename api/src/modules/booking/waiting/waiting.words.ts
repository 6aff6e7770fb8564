import type { Lang } from 'shared/contract/text/lang';

export interface WaitingText {
  site: string;
  reference: string;
  date: string;
  start: string;
  end: string;
  visitors: number | string;
  link: string;
  /** `MM-dd HH:mm`: the end of an offer. */
  until: string;
}

type Text = (entry: WaitingText) => string;

export type WaitingEvent = 'joined' | 'offered' | 'lapsed' | 'ended';

/** What the contact of a group that waits is told by text message. */
export const WAITING_TEXT: Record<WaitingEvent, Record<Lang, Text>> = {
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

interface WaitingMailWords {
  subject: (place: string, day: string) => string;
  title: string;
  text: (until: string) => string;
}

/** The same by mail. */
export const WAITING_MAIL: Record<WaitingEvent, Record<Lang, WaitingMailWords>> = {
  joined: {
    cn: {
      subject: (place, day) => `${place}候补已登记：${day}`,
      title: '候补已登记',
      text: () => '有名额空出时，我们会立即来信，并为您保留一段时间。在此之前可随时查看排位或退出。',
    },
    en: {
      subject: (place, day) => `You are waiting for a visit to ${place} on ${day}`,
      title: 'You are on the waiting list',
      text: () =>
        'We write at once when places come free, and hold them for you for a while. Until then you can see your place in line, or leave.',
    },
  },
  offered: {
    cn: {
      subject: (place, day) => `有名额了，请确认：${place}${day}`,
      title: '有名额了',
      text: (until) => `名额为您保留至${until}（北京时间），请在此之前确认，否则将转给下一位。`,
    },
    en: {
      subject: (place, day) => `Places for you: ${place} on ${day}`,
      title: 'There are places for you',
      text: (until) =>
        `They are held for you until ${until} (Beijing time). Accept them before, or they go to the next group.`,
    },
  },
  lapsed: {
    cn: {
      subject: (place, day) => `名额已转给下一位：${place}${day}`,
      title: '保留时间已过',
      text: () => '名额没有在保留时间内确认，已转给下一位。',
    },
    en: {
      subject: (place, day) => `Your places at ${place} on ${day} have gone`,
      title: 'The places have gone to the next group',
      text: () => 'They were not accepted in time.',
    },
  },
  ended: {
    cn: {
      subject: (place, day) => `候补已结束：${place}${day}`,
      title: '候补已结束',
      text: () => '很抱歉，这个时段没有空出足够的名额。欢迎另选时间。',
    },
    en: {
      subject: (place, day) => `No places came free at ${place} on ${day}`,
      title: 'Your wait has ended',
      text: () => 'We are sorry: not enough places came free in this time slot. Choose another one.',
    },
  },
};

export const WAITING_LABELS: Record<Lang, { reference: string; see: string }> = {
  cn: { reference: '候补编号', see: '查看候补' },
  en: { reference: 'Number', see: 'See the waiting list' },
};
