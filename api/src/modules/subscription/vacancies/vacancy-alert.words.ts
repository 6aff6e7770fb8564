import type { SubscriptionWordsByMail } from '../subscription-words.model.ts';

export const VACANCY_WORDS: SubscriptionWordsByMail = {
  confirm: {
    cn: {
      subject: (site) => `请确认订阅${site}在招职位`,
      title: '请确认订阅职位',
      text: (site) => `有人用此邮箱订阅${site}在招职位。请在48小时内打开链接并确认。`,
      button: '确认订阅',
      footer: () => '若不是您本人，请忽略此邮件，我们不会再发送。',
    },
    en: {
      subject: (site) => `Please confirm: vacancies at ${site} by mail`,
      title: 'Please confirm that you want vacancies',
      text: (site) =>
        `Someone asked for vacancies at ${site} at this address. Open the link within 48 hours and confirm.`,
      button: 'Confirm',
      footer: () => 'If it was not you, ignore this mail; we will not write again.',
    },
  },
  welcome: {
    cn: {
      subject: (site) => `已订阅${site}在招职位`,
      title: '职位订阅已确认',
      text: () => '有符合的新职位时，次日早上八点发送一封邮件；没有则不打扰。',
      button: '更改或退订',
      footer: () => '您可以随时更改搜索或退订。',
    },
    en: {
      subject: (site) => `You get vacancies at ${site} by mail`,
      title: 'You get vacancies by mail',
      text: () =>
        'When new vacancies fit, one mail comes at eight the next morning, Beijing time. When none do, none comes.',
      button: 'Change or unsubscribe',
      footer: () => 'You can change your searches, or end this, at any time.',
    },
  },
  already: {
    cn: {
      subject: (site) => `您已订阅${site}在招职位`,
      title: '此邮箱已订阅职位',
      text: () => '所订阅的搜索没有改变。若要加上刚才的搜索，请打开链接并保存。',
      button: '加上搜索、更改或退订',
      footer: () => '若没有再次订阅，请忽略此邮件。',
    },
    en: {
      subject: (site) => `You already get vacancies at ${site}`,
      title: 'This address gets vacancies already',
      text: () =>
        'What it gets has not been changed. To have the search that was asked for just now as well, open the link and save.',
      button: 'Add it, change or unsubscribe',
      footer: () => 'If you did not ask again, ignore this mail.',
    },
  },
};
