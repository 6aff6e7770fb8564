import { NEWS_COLUMNS, type ArticleItem } from 'shared/contract/article';
import { orFallback } from 'shared/contract/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { messages } from '../../messages/by-language.ts';

/** What was tried: to subscribe by the form, to confirm by the link of a mail, or to unsubscribe. */
export const SUBSCRIPTION_ACTS = ['cancel', 'subscribe', 'confirm'] as const;
export type SubscriptionAct = (typeof SUBSCRIPTION_ACTS)[number];

export interface SubscriptionData {
  act: SubscriptionAct;
  succeeded: boolean;
  /** For those who are here already. */
  latest: ArticleItem[];
}

const LATEST = 3;

/** How it went, by address and `type` (decision table 8.1 `successSub / failSub`); unsubscribing without a type. */
export async function loadSubscription(
  { path, query }: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<SubscriptionData>> {
  const act = SUBSCRIPTION_ACTS.find((known) => known === query['type']) ?? 'cancel';
  const succeeded = path === '/successSub';
  const news = api.call('article/page', { categoryCodeList: [...NEWS_COLUMNS], pageSize: LATEST });
  const found = await orFallback(news, null, report);
  const { title, text } = messages[lang].subscription[succeeded ? 'success' : 'fail'][act];
  return {
    kind: 'page',
    head: { title, description: text, noindex: true },
    data: { act, succeeded, latest: found?.list ?? [] },
  };
}
