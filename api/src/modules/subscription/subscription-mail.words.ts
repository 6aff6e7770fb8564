import type { SubscriberList } from '../../db/visit-schema.ts';
import { ALERT_WORDS } from './alerts/alert-mail.words.ts';
import { PRESS_WORDS } from './press/press-alert.words.ts';
import { VACANCY_WORDS } from './vacancies/vacancy-alert.words.ts';
import type { SubscriptionWordsByMail } from './subscription-words.model.ts';

/** The consent that is on record: raise it with every change of the words below. */
export const CONSENT_VERSION = '2026-11';

const NEWS_WORDS: SubscriptionWordsByMail = {
  confirm: {
    cn: {
      subject: (site) => `请确认订阅${site}新闻`,
      title: '请确认订阅',
      text: (site) => `有人用此邮箱订阅${site}新闻。请在48小时内打开链接并确认。`,
      button: '确认订阅',
      footer: () => '若不是您本人，请忽略此邮件，我们不会再发送。',
    },
    en: {
      subject: (site) => `Please confirm your subscription to news from ${site}`,
      title: 'Please confirm your subscription',
      text: (site) =>
        `Someone subscribed this address to news from ${site}. Open the link within 48 hours and confirm.`,
      button: 'Confirm the subscription',
      footer: () => 'If it was not you, ignore this mail; we will not write again.',
    },
  },
  welcome: {
    cn: {
      subject: (site) => `已订阅${site}新闻`,
      title: '订阅已确认',
      text: (site) => `感谢订阅${site}新闻。每月月初，您会收到上月要闻。`,
      button: '退订',
      footer: () => '您可以随时退订。',
    },
    en: {
      subject: (site) => `You are subscribed to news from ${site}`,
      title: 'You are subscribed',
      text: (site) =>
        `Thank you for subscribing to news from ${site}. A letter about the month before comes at the beginning of each month.`,
      button: 'Unsubscribe',
      footer: () => 'You can unsubscribe at any time.',
    },
  },
  already: {
    cn: {
      subject: (site) => `您已订阅${site}新闻`,
      title: '无需再次订阅',
      text: (site) => `此邮箱已订阅${site}新闻，无需再次订阅。`,
      button: '退订',
      footer: () => '若没有再次订阅，请忽略此邮件。',
    },
    en: {
      subject: (site) => `You already receive news from ${site}`,
      title: 'There is nothing to do',
      text: (site) => `This address is subscribed to news from ${site} already.`,
      button: 'Unsubscribe',
      footer: () => 'If you did not subscribe again, ignore this mail.',
    },
  },
};

export const SUBSCRIPTION_WORDS: Record<SubscriberList, SubscriptionWordsByMail> = {
  news: NEWS_WORDS,
  alerts: ALERT_WORDS,
  jobs: VACANCY_WORDS,
  press: PRESS_WORDS,
};
