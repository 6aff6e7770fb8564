import type { Head } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { paths } from '../paths.ts';
import { trailTo } from './invest-trail.ts';

/** Head of a page that is the same for every query: its words lie under the name of its row. */
export function pageHeadOf(
  page: 'results' | 'meetings' | 'contacts' | 'glossary' | 'openData' | 'alerts',
  lang: Lang,
): Head {
  const { title, description } = (lang === 'cn' ? cn : en)[page];
  return { title, description, canonical: paths[page].address(), trail: trailTo(lang, title) };
}
