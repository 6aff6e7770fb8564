import type { Crumb } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { paths } from '../paths.ts';

/** The first page of this section, as a step of the way to those below it. */
export function landingCrumb(lang: Lang): Crumb {
  return { name: (lang === 'cn' ? cn : en).landing.title, href: paths.landing.href(lang) };
}

/** The way to a page that stands below another one of this section. */
export function trailBelow(list: 'notice' | 'results' | 'education', lang: Lang, title: string): Crumb[] {
  const crumb = { name: (lang === 'cn' ? cn : en)[list].title, href: paths[list].href(lang) };
  return [...trailTo(lang, '').slice(0, -1), crumb, { name: title }];
}

/** The way to the landing, or to what stands below it. */
export function trailTo(lang: Lang, below?: string): Crumb[] {
  const home = { name: (lang === 'cn' ? cn : en).page.home, href: pageHref(lang, '/') };
  const landing = landingCrumb(lang);
  return below === undefined ? [home, { name: landing.name }] : [home, landing, { name: below }];
}
