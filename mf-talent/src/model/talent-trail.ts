import type { Crumb } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { paths } from '../paths.ts';

const wordsIn = (lang: Lang) => (lang === 'cn' ? cn : en).page;

/** The first page of this section, as a step of the way to those below it. */
export function landingCrumb(lang: Lang): Crumb {
  return { name: wordsIn(lang).title, href: paths.programmes.href(lang) };
}

export function homeCrumb(lang: Lang): Crumb {
  return { name: wordsIn(lang).home, href: pageHref(lang, '/') };
}

/** The way to a page below the landing of this section. */
export function trailTo(lang: Lang, ...below: readonly Crumb[]): Crumb[] {
  return [homeCrumb(lang), landingCrumb(lang), ...below];
}
