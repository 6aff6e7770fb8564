import type { Lang } from 'shared/contract/text/lang';
import type { SubscriberList } from '../../db/visit-schema.ts';
import type { MailDocument } from '../outbox/mail/mail-content.service.ts';
import { SUBSCRIPTION_WORDS } from './subscription-mail.words.ts';

export type SubscriptionMail = keyof (typeof SUBSCRIPTION_WORDS)[SubscriberList];

interface Links {
  list: SubscriberList;
  site: string;
  /** What the mail is about: confirm, or end, of alerts change as well. */
  link: string;
  /** What it is a subscription to, where that has names. */
  about?: readonly string[];
}

const ABOUT: Readonly<Record<Lang, string>> = { cn: '搜索', en: 'Search' };

/** What the owner of an address is told about a subscription. */
export function subscriptionMail(
  kind: SubscriptionMail,
  lang: Lang,
  { list, site, link, about = [] }: Links,
): MailDocument {
  const { subject, title, text, button, footer } = SUBSCRIPTION_WORDS[list][kind][lang];
  const call = { label: button, href: link };
  const isOffer = kind === 'confirm';
  const facts = { kind: 'facts', rows: about.map((name): [string, string] => [ABOUT[lang], name]) } as const;
  return {
    lang,
    site,
    subject: subject(site),
    preview: text(site),
    title,
    blocks: [
      { kind: 'text', text: text(site) },
      ...(about.length > 0 ? [facts] : []),
      ...(isOffer ? [{ kind: 'button', ...call } as const] : []),
    ],
    // To end a subscription is no call to action: it stands where such links are looked for.
    footer: { text: footer(site), ...(!isOffer && { link: call }) },
  };
}
