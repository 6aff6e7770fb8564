import type { Lang } from 'shared/contract/text/lang';

/** What a visit's contact is told. */
export type VisitEvent =
  'booked' | 'requested' | 'approved' | 'moved' | 'cancelled' | 'declined' | 'closed' | 'reminder';

interface VisitWords {
  subject: (place: string, day: string) => string;
  title: string;
  text: (place: string) => string;
}

/** What a mail about a visit says first. */
export const VISIT_MAIL: Record<VisitEvent, Record<Lang, VisitWords>> = {
  booked: {
    cn: {
      subject: (place, day) => `${place}参观预约成功：${day}`,
      title: '预约成功',
      text: (place) => `我们在${place}等您。请于时段开始前10分钟到场，出示下面的二维码签到。`,
    },
    en: {
      subject: (place, day) => `Your visit to ${place} on ${day}`,
      title: 'Your visit is booked',
      text: (place) => `${place} expects you. Please be there ten minutes early and show the code below.`,
    },
  },
  requested: {
    cn: {
      subject: (place, day) => `${place}参观申请已收到：${day}`,
      title: '申请已收到，名额已保留',
      text: (place) => `大型团队由${place}人工确认。在答复之前，名额为您保留；结果会另行通知。`,
    },
    en: {
      subject: (place, day) => `Your request to visit ${place} on ${day}`,
      title: 'We have your request',
      text: (place) =>
        `${place} answers requests of large groups in person. The seats are kept for you until then, and we will write again.`,
    },
  },
  approved: {
    cn: {
      subject: (place, day) => `${place}参观申请已确认：${day}`,
      title: '申请已确认',
      text: (place) => `我们在${place}等您。请于时段开始前10分钟到场，出示下面的二维码签到。`,
    },
    en: {
      subject: (place, day) => `Your visit to ${place} on ${day} is confirmed`,
      title: 'Your request is confirmed',
      text: (place) => `${place} expects your group. Please be there ten minutes early and show the code below.`,
    },
  },
  moved: {
    cn: {
      subject: (place, day) => `${place}参观已改期：${day}`,
      title: '参观已改期',
      text: () => '新的时间如下。换了日期的，编号随之更换，原二维码仍可签到。',
    },
    en: {
      subject: (place, day) => `Your visit to ${place} is now on ${day}`,
      title: 'Your visit has been moved',
      text: () =>
        'This is its new time. On another day it has another reference; the earlier code still checks you in.',
    },
  },
  cancelled: {
    cn: {
      subject: (place, day) => `${place}参观已取消：${day}`,
      title: '参观已取消',
      text: (place) => `您在${place}的参观已取消，名额已释放。欢迎另约时间。`,
    },
    en: {
      subject: (place, day) => `Your visit to ${place} on ${day} is cancelled`,
      title: 'Your visit has been cancelled',
      text: (place) => `Your visit to ${place} has been cancelled, and its seats are free again. Come another time.`,
    },
  },
  declined: {
    cn: {
      subject: (place, day) => `${place}${day}未能安排您的参观`,
      title: '未能安排',
      text: (place) => `很抱歉，${place}当日无法接待您的团队，名额已释放。欢迎另选日期，或致电我们商量。`,
    },
    en: {
      subject: (place, day) => `${place} cannot take your group on ${day}`,
      title: 'We cannot take your group that day',
      text: (place) =>
        `We are sorry: ${place} cannot take your group that day, and its seats are free again. Choose another day, or call us.`,
    },
  },
  closed: {
    cn: {
      subject: (place, day) => `${place}${day}闭馆，参观取消`,
      title: '当日闭馆',
      text: (place) => `非常抱歉，${place}当日闭馆，您的参观只能取消。请另约时间，我们优先为您安排。`,
    },
    en: {
      subject: (place, day) => `${place} is closed on ${day}: your visit is cancelled`,
      title: 'The pavilion is closed that day',
      text: (place) =>
        `We are sorry: ${place} has to close that day, and your visit cannot take place. Please book another one.`,
    },
  },
  reminder: {
    cn: {
      subject: (place, day) => `${place}参观提醒：${day}`,
      title: '参观将至',
      text: (place) => `您即将参观${place}。请于时段开始前10分钟到场，出示下面的二维码签到。`,
    },
    en: {
      subject: (place, day) => `Soon: your visit to ${place} on ${day}`,
      title: 'Your visit is near',
      text: (place) => `You will soon be at ${place}. Please be there ten minutes early and show the code below.`,
    },
  },
};

interface VisitLabels {
  day: string;
  time: string;
  visitors: string;
  guide: string;
  hasGuide: Readonly<Record<Lang, string>>;
  hasNone: string;
  needs: string;
  place: string;
  ticket: string;
  change: string;
  again: string;
  gettingThere: string;
  footer: (site: string, phone: string) => string;
}

export const VISIT_LABELS: Record<Lang, VisitLabels> = {
  cn: {
    day: '日期',
    time: '时间',
    visitors: '人数',
    guide: '讲解',
    hasGuide: { cn: '中文讲解', en: '英文讲解' },
    hasNone: '无',
    needs: '无障碍需求',
    place: '地点',
    ticket: '预约编号',
    change: '查看、改期或取消',
    again: '另约时间',
    gettingThere: '到馆方式',
    footer: (site, phone) => `您用此邮箱预约了参观，因此收到${site}的邮件。请勿直接回复；垂询请致电${phone}。`,
  },
  en: {
    day: 'Day',
    time: 'Time',
    visitors: 'Visitors',
    guide: 'Guide',
    hasGuide: { cn: 'Yes, in Chinese', en: 'Yes, in English' },
    hasNone: 'No',
    needs: 'Access needs',
    place: 'Where',
    ticket: 'Reference',
    change: 'See, move or cancel it',
    again: 'Book another visit',
    gettingThere: 'How to get there',
    footer: (site, phone) =>
      `You get this mail from ${site} because a visit was booked with your address. Please do not answer it; call ${phone} instead.`,
  },
};
