import type { Lang } from 'shared/contract/text/lang';

interface SubscriptionWords {
  subject: (site: string) => string;
  title: string;
  text: (site: string) => string;
  /** What the one link is for. */
  button: string;
  footer: (site: string) => string;
}

/** What the mails about a subscription say, by mail and language. */
export type SubscriptionWordsByMail = Record<'confirm' | 'welcome' | 'already', Record<Lang, SubscriptionWords>>;

/** What differs between lists of what comes by mail as it is published. */
interface ListWords {
  /** What is subscribed to: `announcements of …`. */
  of: (site: string) => string;
  /** The same in a title, where the sender says whose. */
  short: string;
  /** When a mail comes. */
  welcome: (site: string) => string;
  /** To whoever has the list already. */
  already: (site: string) => string;
  alreadyTitle?: string;
  /** Where more than changing and ending is offered then. */
  alreadyButton?: string;
  /** What may be changed, where that has a name. */
  chosen?: string;
}

const CN_CHANGE = '更改或退订';
const EN_CHANGE = 'Change or unsubscribe';

type WordsOfLists = Record<Lang, ListWords>;

const confirmWords = ({ cn, en }: WordsOfLists): SubscriptionWordsByMail['confirm'] => ({
  cn: {
    subject: (site) => `请确认订阅${cn.of(site)}`,
    title: `请确认订阅${cn.short}`,
    text: (site) => `有人用此邮箱订阅${cn.of(site)}。请在48小时内打开链接并确认。`,
    button: '确认订阅',
    footer: () => '若不是您本人，请忽略此邮件，我们不会再发送。',
  },
  en: {
    subject: (site) => `Please confirm: ${en.of(site)} by mail`,
    title: `Please confirm that you want ${en.short}`,
    text: (site) => `Someone asked for ${en.of(site)} at this address. Open the link within 48 hours and confirm.`,
    button: 'Confirm',
    footer: () => 'If it was not you, ignore this mail; we will not write again.',
  },
});

const welcomeWords = ({ cn, en }: WordsOfLists): SubscriptionWordsByMail['welcome'] => ({
  cn: {
    subject: (site) => `已订阅${cn.of(site)}`,
    title: `${cn.short}订阅已确认`,
    text: cn.welcome,
    button: CN_CHANGE,
    footer: () => `您可以随时更改${cn.chosen ?? '所选内容'}或退订。`,
  },
  en: {
    subject: (site) => `You get ${en.of(site)} by mail`,
    title: `You get ${en.short} by mail`,
    text: en.welcome,
    button: EN_CHANGE,
    footer: () => `You can change ${en.chosen ?? 'what you get'}, or end ${en.chosen ? 'this' : 'it'}, at any time.`,
  },
});

const alreadyWords = ({ cn, en }: WordsOfLists): SubscriptionWordsByMail['already'] => ({
  cn: {
    subject: (site) => `您已订阅${cn.of(site)}`,
    title: cn.alreadyTitle ?? '无需再次订阅',
    text: cn.already,
    button: cn.alreadyButton ?? CN_CHANGE,
    footer: () => '若没有再次订阅，请忽略此邮件。',
  },
  en: {
    subject: (site) => `You already get ${en.of(site)}`,
    title: en.alreadyTitle ?? 'There is nothing to do',
    text: en.already,
    button: en.alreadyButton ?? EN_CHANGE,
    footer: () => 'If you did not ask again, ignore this mail.',
  },
});

/** The mails about such a list: all of them say the same but for what it is about. */
export const subscriptionWords = (words: WordsOfLists): SubscriptionWordsByMail => ({
  confirm: confirmWords(words),
  welcome: welcomeWords(words),
  already: alreadyWords(words),
});
