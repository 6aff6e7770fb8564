import { subscriptionWords } from '../subscription-words.model.ts';

export const VACANCY_WORDS = subscriptionWords({
  cn: {
    of: (site) => `${site}在招职位`,
    short: '职位',
    welcome: () => '有符合的新职位时，次日早上八点发送一封邮件；没有则不打扰。',
    already: () => '所订阅的搜索没有改变。若要加上刚才的搜索，请打开链接并保存。',
    alreadyTitle: '此邮箱已订阅职位',
    alreadyButton: '加上搜索、更改或退订',
    chosen: '搜索',
  },
  en: {
    of: (site) => `vacancies at ${site}`,
    short: 'vacancies',
    welcome: () =>
      'When new vacancies fit, one mail comes at eight the next morning, Beijing time. When none do, none comes.',
    already: () =>
      'What it gets has not been changed. To have the search that was asked for just now as well, open the link and save.',
    alreadyTitle: 'This address gets vacancies already',
    alreadyButton: 'Add it, change or unsubscribe',
    chosen: 'your searches',
  },
});
