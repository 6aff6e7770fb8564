import type { SubscriptionWordsByMail } from '../subscription-words.model.ts';

export const ALERT_WORDS: SubscriptionWordsByMail = {
  confirm: {
    cn: {
      subject: (site) => `请确认订阅${site}公告`,
      title: '请确认订阅公告',
      text: (site) => `有人用此邮箱订阅${site}公告。请在48小时内打开链接并确认。`,
      button: '确认订阅',
      footer: () => '若不是您本人，请忽略此邮件，我们不会再发送。',
    },
    en: {
      subject: (site) => `Please confirm: announcements of ${site} by mail`,
      title: 'Please confirm that you want announcements',
      text: (site) =>
        `Someone asked for announcements of ${site} at this address. Open the link within 48 hours and confirm.`,
      button: 'Confirm',
      footer: () => 'If it was not you, ignore this mail; we will not write again.',
    },
  },
  welcome: {
    cn: {
      subject: (site) => `已订阅${site}公告`,
      title: '公告订阅已确认',
      text: (site) => `${site}刊登您所选的公告时，您会在同一时刻收到邮件。`,
      button: '更改或退订',
      footer: () => '您可以随时更改所选内容或退订。',
    },
    en: {
      subject: (site) => `You get announcements of ${site} by mail`,
      title: 'You get announcements by mail',
      text: (site) => `When ${site} publishes an announcement that you chose, a mail comes at the same minute.`,
      button: 'Change or unsubscribe',
      footer: () => 'You can change what you get, or end it, at any time.',
    },
  },
  already: {
    cn: {
      subject: (site) => `您已订阅${site}公告`,
      title: '无需再次订阅',
      text: (site) => `此邮箱已订阅${site}公告，所选内容没有改变。`,
      button: '更改或退订',
      footer: () => '若没有再次订阅，请忽略此邮件。',
    },
    en: {
      subject: (site) => `You already get announcements of ${site}`,
      title: 'There is nothing to do',
      text: (site) => `This address gets announcements of ${site} already. What it gets has not been changed.`,
      button: 'Change or unsubscribe',
      footer: () => 'If you did not ask again, ignore this mail.',
    },
  },
};
