import { NEWS_COLUMNS, type ArticleItem } from 'shared/contract/article';
import type { Lang } from 'shared/contract/lang';
import { orFallback } from 'shared/contract/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { MAIL_ACTS, mailFormPath, subscriptionToken, withMailLink, type MailAct } from 'shared/contract/subscription';
import { messages } from '../../messages/by-language.ts';

/** What was tried: to subscribe by the form, to confirm by the link of a mail, or to unsubscribe. */
export const SUBSCRIPTION_ACTS = ['cancel', 'subscribe', 'confirm'] as const;
export type SubscriptionAct = (typeof SUBSCRIPTION_ACTS)[number];

/** What the page is about: how an act went, or whether it shall happen. */
export type SubscriptionMatter =
  | { kind: 'outcome'; act: SubscriptionAct; succeeded: boolean }
  | {
      kind: 'question';
      act: MailAct;
      /** Where its button posts to. */
      form: string;
    };

export interface SubscriptionData {
  matter: SubscriptionMatter;
  /** For those who are here already. */
  latest: ArticleItem[];
}

const LATEST = 3;

/** A link of a mail brings a token and asks first, because scanners of mails open links, too (decision G-14). */
function matterOf({ path, query, lang }: PageRequest): SubscriptionMatter {
  const act = SUBSCRIPTION_ACTS.find((known) => known === query['type']) ?? 'cancel';
  const asked = MAIL_ACTS.find((known) => known === act);
  const link = subscriptionToken.safeParse({ token: query['token'] });
  const succeeded = path === '/successSub';
  if (!succeeded || !asked || !link.success) return { kind: 'outcome', act, succeeded };
  return { kind: 'question', act: asked, form: withMailLink(mailFormPath(asked), { token: link.data.token, lang }) };
}

function wordsOf(matter: SubscriptionMatter, lang: Lang) {
  const { ask, success, fail } = messages[lang].subscription;
  if (matter.kind === 'question') return ask[matter.act];
  return (matter.succeeded ? success : fail)[matter.act];
}

/** How it went, by address and `type` (decision table 8.1 `successSub / failSub`); unsubscribing without a type. */
export async function loadSubscription(
  request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<SubscriptionData>> {
  const matter = matterOf(request);
  const news = () => api.call('article/page', { categoryCodeList: [...NEWS_COLUMNS], pageSize: LATEST });
  const found = matter.kind === 'question' ? null : await orFallback(news(), null, report);
  const { title, text } = wordsOf(matter, lang);
  return {
    kind: 'page',
    head: { title, description: text, noindex: true },
    data: { matter, latest: found?.list ?? [] },
  };
}
