import { articleRoute, type AddressedArticle } from 'shared/contract/section/links';
import { addressOf } from 'shared/contract/section/paths';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { routes } from '../routes.ts';

/** The one address of an article, below the language segment: the root of its category says where it is shown. */
export function articleAddress({ baseId, categoryCode }: AddressedArticle): string {
  return addressOf(articleRoute(Object.values(routes), categoryCode) ?? routes.newsDetail, { baseid: baseId });
}

export const articleHref = (lang: Lang, article: AddressedArticle): string => pageHref(lang, articleAddress(article));
