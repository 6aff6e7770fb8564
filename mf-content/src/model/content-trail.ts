import type { Crumb } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { messages } from '../messages/by-language.ts';
import { paths } from '../paths.ts';
import { articleListOf, columnOf, type ArticleList } from './article-lists.ts';
import { EVERYTHING, listAddress } from './list-query.ts';

/** The way to a page from the home page on. */
export function trailTo(lang: Lang, ...below: readonly Crumb[]): Crumb[] {
  return [{ name: messages[lang].crumbs.home, href: pageHref(lang, '/') }, ...below];
}

/** What stands between the home page and a list of articles. */
function aboveList({ above }: ArticleList, lang: Lang): Crumb[] {
  return above === undefined ? [] : [{ name: messages[lang].crumbs[above], href: paths[above].href(lang) }];
}

/** The way to a list of articles. */
export function listTrail(list: ArticleList, lang: Lang): Crumb[] {
  return trailTo(lang, ...aboveList(list, lang), { name: messages[lang].crumbs[list.name] });
}

/** The way to an article: its list, and its column where the list has several. */
export function articleTrail(categoryCode: string, lang: Lang): Crumb[] {
  const { crumbs, columns } = messages[lang];
  const list = articleListOf(categoryCode);
  const whole = { name: crumbs[list.name], href: paths[list.name].href(lang) };
  const trail = trailTo(lang, ...aboveList(list, lang), whole);
  const column = columnOf(categoryCode);
  if (!column || list.columns.length < 2) return trail;
  return [...trail, { name: columns[column], href: pageHref(lang, listAddress(list, { ...EVERYTHING, column })) }];
}
