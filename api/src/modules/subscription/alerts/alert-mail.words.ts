import { subscriptionWords } from '../subscription-words.model.ts';

export const ALERT_WORDS = subscriptionWords({
  cn: {
    of: (site) => `${site}公告`,
    short: '公告',
    welcome: (site) => `${site}刊登您所选的公告时，您会在同一时刻收到邮件。`,
    already: (site) => `此邮箱已订阅${site}公告，所选内容没有改变。`,
  },
  en: {
    of: (site) => `announcements of ${site}`,
    short: 'announcements',
    welcome: (site) => `When ${site} publishes an announcement that you chose, a mail comes at the same minute.`,
    already: (site) => `This address gets announcements of ${site} already. What it gets has not been changed.`,
  },
});
