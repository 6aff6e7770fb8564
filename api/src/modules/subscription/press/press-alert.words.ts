import { subscriptionWords } from '../subscription-words.model.ts';

export const PRESS_WORDS = subscriptionWords({
  cn: {
    of: (site) => `${site}新闻发布`,
    short: '新闻发布',
    welcome: () => '您所选的内容一发布，您会在同一时刻收到邮件。',
    already: (site) => `此邮箱已订阅${site}新闻发布，所选内容没有改变。`,
  },
  en: {
    of: (site) => `the newsroom of ${site}`,
    short: 'the newsroom',
    welcome: () => 'When something that you chose is published, a mail comes at the same minute.',
    already: (site) => `This address gets the newsroom of ${site} already. What it gets has not been changed.`,
  },
});
