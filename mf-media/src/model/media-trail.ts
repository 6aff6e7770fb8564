import type { Crumb } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { paths } from '../paths.ts';

/** The way to the library, or to what stands below it. */
export function trailTo(lang: Lang, below?: string): Crumb[] {
  const { home, title } = (lang === 'cn' ? cn : en).page;
  const start = { name: home, href: pageHref(lang, '/') };
  if (below === undefined) return [start, { name: title }];
  return [start, { name: title, href: paths.library.href(lang) }, { name: below }];
}

function belowList(lang: Lang, list: Crumb, name: string): Crumb[] {
  const [home, library] = trailTo(lang, name);
  return [...(home ? [home] : []), ...(library ? [library] : []), list, { name }];
}

/** The way to a fact sheet, by the list of them. */
export function sheetTrail(lang: Lang, name: string): Crumb[] {
  const { facts } = lang === 'cn' ? cn : en;
  return belowList(lang, { name: facts.title, href: paths.facts.href(lang) }, name);
}

/** The way to what belongs to a release, by the newsroom. */
export function belowNewsroom(lang: Lang, name: string): Crumb[] {
  const { newsroom } = lang === 'cn' ? cn : en;
  return belowList(lang, { name: newsroom.title, href: paths.newsroom.href(lang) }, name);
}
