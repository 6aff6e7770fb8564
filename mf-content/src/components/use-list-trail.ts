import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import type { Crumb } from 'shared/ui/breadcrumb/breadcrumb';
import { useWords } from '../messages/words.ts';
import { articleListOf, columnOf, type ArticleList } from '../model/article-lists.ts';
import { EVERYTHING, listAddress } from '../model/list-query.ts';

/** The way from the home page to a list of articles, the list included. */
export function useListTrail({ name, address, above }: ArticleList): (Crumb & { href: string })[] {
  const t = useWords();
  const { lang } = usePage();
  return [
    { name: t('crumbs.home'), href: pageHref(lang, '/') },
    ...(above ? [{ name: t(`crumbs.${above.name}`), href: pageHref(lang, above.address) }] : []),
    { name: t(`crumbs.${name}`), href: pageHref(lang, address) },
  ];
}

/** The way to an article: its list, and its column where the list has several. */
export function useArticleTrail(categoryCode: string): Crumb[] {
  const t = useWords();
  const { lang } = usePage();
  const list = articleListOf(categoryCode);
  const trail = useListTrail(list);
  const column = columnOf(categoryCode);
  if (!column || list.columns.length < 2) return trail;
  const address = listAddress(list, { ...EVERYTHING, column });
  return [...trail, { name: t(`columns.${column}`), href: pageHref(lang, address) }];
}
