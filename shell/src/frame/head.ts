import { DEFAULT_LANG, HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { Fragment, Head } from 'shared/contract/section/section';
import { BASE } from 'shared/contract/site/site';
import type { Say } from '../messages/en.ts';
import { PREVIEW, previewPath } from '../published/preview-address.ts';
import { feedLinks, type PageFeeds } from './structured/feed-links.ts';

export interface HeadInput {
  head: Head;
  lang: Lang;
  /** Below the language segment, with its query. */
  address: string;
  origin: string;
  siteName: string;
  feeds: PageFeeds;
}

type Tag = Fragment['head'][number];

/** The address of a page in one language; the home page has no trailing slash. */
export function addressIn(lang: Lang, address: string): string {
  return `${BASE}/${lang}${address === '/' ? '' : address.replace(/^\/(?=\?)/, '')}`;
}

const meta = (name: string, content: string): Tag => ['meta', { name, content }];
const property = (name: string, content: string): Tag => ['meta', { property: name, content }];

function alternates({ head, address, origin }: HeadInput): Tag[] {
  const languages = head.languages ?? LANGS;
  const link = (hreflang: string, lang: Lang): Tag => [
    'link',
    { rel: 'alternate', hreflang, href: origin + addressIn(lang, head.canonical ?? address) },
  ];
  const first = languages.includes(DEFAULT_LANG) ? DEFAULT_LANG : languages[0];
  return [...languages.map((lang) => link(HTML_LANG[lang], lang)), ...(first ? [link('x-default', first)] : [])];
}

/** Absolute address of the page itself. */
export function canonicalUrl({ head, lang, address, origin }: HeadInput): string {
  return origin + addressIn(lang, head.canonical ?? address);
}

/** Absolute address of the picture for link previews. */
export function previewUrl({ head, lang, address, origin, siteName }: HeadInput): string {
  return origin + previewPath({ lang, address: head.canonical ?? address, title: head.title, siteName });
}

function openGraph(input: HeadInput): Tag[] {
  const { head, lang, siteName } = input;
  return [
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:url', canonicalUrl(input)),
    property('og:site_name', siteName),
    property('og:locale', lang === 'cn' ? 'zh_CN' : 'en_US'),
    property('og:image', previewUrl(input)),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PREVIEW.width)),
    property('og:image:height', String(PREVIEW.height)),
    property('og:image:alt', head.title),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** The second page of a list and those behind it say so, so that no two have one title or description (spec S1). */
export function numbered(head: Head, say: Say): Head {
  const { title, description, page = 1 } = head;
  if (page === 1) return head;
  return {
    ...head,
    title: say('page.title', { title, page }),
    description: say('page.description', { description, page }),
  };
}

export function titleOf({ head, address, siteName }: HeadInput): string {
  return address === '/' || siteName === '' ? head.title : `${head.title} – ${siteName}`;
}

/** Everything of the head that belongs to one page; the title apart. */
export function headTags(input: HeadInput): Tag[] {
  const { head, lang, feeds } = input;
  if (head.noindex) return [meta('description', head.description), meta('robots', 'noindex')];
  return [
    meta('description', head.description),
    ['link', { rel: 'canonical', href: canonicalUrl(input) }],
    ...alternates(input),
    ...openGraph(input),
    ...feedLinks(lang, feeds),
  ];
}
