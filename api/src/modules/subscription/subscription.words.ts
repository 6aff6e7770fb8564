import type { Lang } from 'shared/contract/text/lang';

interface Mail {
  subject: string;
  text: string;
}
interface Links {
  site: string;
  /** What the mail is about: confirm, or unsubscribe. */
  link: string;
}

/** The consent that is on record: raise it with every change of the words below. */
export const CONSENT_VERSION = '2026-11';

export const MAILS: Record<'confirm' | 'welcome' | 'already', Record<Lang, (links: Links) => Mail>> = {
  confirm: {
    cn: ({ site, link }) => ({
      subject: `请确认订阅${site}新闻`,
      text: `您好：\n\n有人用此邮箱订阅${site}新闻。请在48小时内打开下面的链接并确认：\n\n${link}\n\n若不是您本人，请忽略此邮件，我们不会再发送。\n`,
    }),
    en: ({ site, link }) => ({
      subject: `Please confirm your subscription to news from ${site}`,
      text: `Hello,\n\nsomeone subscribed this address to news from ${site}. Open this link within 48 hours and confirm:\n\n${link}\n\nIf it was not you, ignore this mail; we will not write again.\n`,
    }),
  },
  welcome: {
    cn: ({ site, link }) => ({
      subject: `已订阅${site}新闻`,
      text: `您好：\n\n感谢订阅${site}新闻。您可以随时退订：\n\n${link}\n`,
    }),
    en: ({ site, link }) => ({
      subject: `You are subscribed to news from ${site}`,
      text: `Hello,\n\nthank you for subscribing to news from ${site}. You can unsubscribe at any time:\n\n${link}\n`,
    }),
  },
  already: {
    cn: ({ site, link }) => ({
      subject: `您已订阅${site}新闻`,
      text: `您好：\n\n此邮箱已订阅${site}新闻，无需再次订阅。若要退订：\n\n${link}\n`,
    }),
    en: ({ site, link }) => ({
      subject: `You already receive news from ${site}`,
      text: `Hello,\n\nthis address is subscribed to news from ${site} already; there is nothing to do. To unsubscribe:\n\n${link}\n`,
    }),
  },
};
