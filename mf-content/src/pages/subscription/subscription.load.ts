import { NEWS_COLUMNS, type ArticleItem } from 'shared/contract/content/article';
import type { Lang } from 'shared/contract/text/lang';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import {
  MAIL_ACTS,
  mailFormPath,
  subscriptionToken,
  withMailLink,
  type MailAction,
} from 'shared/contract/site/subscription';
import { messages } from '../../messages/by-language.ts';
import { paths } from '../../paths.ts';

/** What was tried: to subscribe by the form, to confirm by the link of a mail, or to unsubscribe. */
export const SUBSCRIPTION_ACTS = ['cancel', 'subscribe', 'confirm'] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTS)[number];

/** What the page is about: how an act went, or whether it shall happen. */
export type SubscriptionView =
  | { kind: 'outcome'; act: SubscriptionAction; succeeded: boolean }
  | {
      kind: 'question';
      act: MailAction;
      /** Where its button posts to. */
      form: string;
    };

export interface SubscriptionData {
  view: SubscriptionView;
  /** For those who are here already. */
  latest: ArticleItem[];
}

const LATEST = 3;

/** A link of a mail brings a token and asks first, because scanners of mails open links, too (spec G-14). */
function viewOf({ path, query, lang }: PageRequest): SubscriptionView {
  const act = SUBSCRIPTION_ACTS.find((known) => known === query['type']) ?? 'cancel';
  const action = MAIL_ACTS.find((known) => known === act);
  const link = subscriptionToken.safeParse({ token: query['token'] });
  const succeeded = path === paths.successSub.address();
  if (!succeeded || !action || !link.success) return { kind: 'outcome', act, succeeded };
  return { kind: 'question', act: action, form: withMailLink(mailFormPath(action), { token: link.data.token, lang }) };
}

function wordsOf(view: SubscriptionView, lang: Lang) {
  const { ask, success, fail } = messages[lang].subscription;
  if (view.kind === 'question') return ask[view.act];
  return (view.succeeded ? success : fail)[view.act];
}

/** How it went, by address and `type` (spec SCR-successSub, SCR-failSub); unsubscribing without a type. */
export async function loadSubscription(
  request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<SubscriptionData>> {
  const view = viewOf(request);
  const news = () => api.call('article/page', { categoryCodeList: [...NEWS_COLUMNS], pageSize: LATEST });
  const found = view.kind === 'question' ? null : await orFallback(news(), null, report);
  const { title, text } = wordsOf(view, lang);
  return {
    kind: 'page',
    head: { title, description: text, noindex: true },
    data: { view, latest: found?.list ?? [] },
  };
}
