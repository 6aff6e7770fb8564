import { DEFAULT_LANG, HTML_LANG, LANGS, type Lang } from 'shared/contract/lang';
import type { Fragment, Head } from 'shared/contract/section';
import { BASE, MEDIA_PREFIX } from 'shared/contract/site';

export interface HeadInput {
  head: Head;
  lang: Lang;
  /** Below the language segment, with its query. */
  address: string;
  origin: string;
  siteName: string;
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

function openGraph({ head, lang, address, origin, siteName }: HeadInput): Tag[] {
  const image = head.image ? [property('og:image', `${origin}${MEDIA_PREFIX}/${head.image}-1200.webp`)] : [];
  return [
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:url', origin + addressIn(lang, head.canonical ?? address)),
    property('og:site_name', siteName),
    property('og:locale', lang === 'cn' ? 'zh_CN' : 'en_US'),
    ...image,
    meta('twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ];
}

export function titleOf({ head, address, siteName }: HeadInput): string {
  return address === '/' || siteName === '' ? head.title : `${head.title} – ${siteName}`;
}

/** Everything of the head that belongs to one page; the title apart. */
export function headTags(input: HeadInput): Tag[] {
  const { head, lang, address, origin } = input;
  if (head.noindex) return [meta('description', head.description), meta('robots', 'noindex')];
  return [
    meta('description', head.description),
    ['link', { rel: 'canonical', href: origin + addressIn(lang, head.canonical ?? address) }],
    ...alternates(input),
    ...openGraph(input),
  ];
}
