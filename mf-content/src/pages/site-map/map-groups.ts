import { contentLink, type ContentLink } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';

/** A name of the menus, with its address unless another entry has it already, and what stands below it. */
export interface MapEntry {
  id: string;
  name: string;
  /** The name has no English version (spec G-24). */
  chinese: boolean;
  link?: ContentLink;
  below: MapEntry[];
}

/** A group has a heading; entries without one of their own share a group. */
export type MapGroup = Omit<MapEntry, 'below'> & { entries: MapEntry[] };

const LANGUAGE = { cn: 1, en: 2 } as const;

interface Reading {
  lang: Lang;
  /** Addresses that are shown already. */
  seen: Set<string>;
}

/** Pages without a trailing slash, so that one address is not taken for two. */
function linkOf(url: string, { lang, seen }: Reading): ContentLink | undefined {
  if (url.trim() === '') return undefined;
  const link = contentLink(lang, url);
  const key = link.href.replace(/\/(?=$|[?#])/, '');
  if (seen.has(key)) return undefined;
  seen.add(key);
  return link;
}

function entryOf(item: MenuItem, reading: Reading): MapEntry[] {
  if (item.language !== 0 && item.language !== LANGUAGE[reading.lang]) return [];
  const isChinese = reading.lang === 'en' && item.enName.trim() === '';
  const link = linkOf(item.url, reading);
  const below = item.sonMenu.flatMap((son) => entryOf(son, reading));
  // An address that stands elsewhere and leads to nothing more is not named again.
  if (!link && below.length === 0) return [];
  const name = reading.lang === 'cn' || isChinese ? item.name : item.enName;
  return [{ id: item.id, name, chinese: isChinese, ...(link ? { link } : {}), below }];
}

/** Every address of the menus once, in the order of the menus; top entries with something below them make groups. */
export function groupsOf(items: readonly MenuItem[], lang: Lang): MapGroup[] {
  const reading: Reading = { lang, seen: new Set() };
  return items.flatMap((item) => entryOf(item, reading)).map(({ below, ...top }) => ({ ...top, entries: below }));
}
