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
