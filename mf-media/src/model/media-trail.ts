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

/** The way to a fact sheet, by the list of them. */
export function sheetTrail(lang: Lang, name: string): Crumb[] {
  const { facts } = lang === 'cn' ? cn : en;
  const [home, library] = trailTo(lang, name);
  const list = { name: facts.title, href: paths.facts.href(lang) };
  return [...(home ? [home] : []), ...(library ? [library] : []), list, { name }];
}
