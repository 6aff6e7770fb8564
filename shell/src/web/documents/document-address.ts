import { isLang, type Lang } from 'shared/contract/text/lang';
import { drawingAt, type LineAddress } from 'shared/contract/site/line-address';
import { BASE } from 'shared/contract/site/site';
import {
  FEED_NAMES,
  FEED_TYPES,
  PRESS_SEARCH,
  sourceOfFeed,
  VACANCY_SEARCH,
  type FeedFormat,
  type FeedName,
  type FeedSearch,
} from '../../published/feeds.ts';
import { RULES_PATH } from '../http/security-headers.ts';
import { ICON_SIZES, type IconSize } from './icons.ts';

type RootDocument =
  | 'robots'
  | 'security'
  | 'discovery'
  | 'speculation'
  | 'favicon'
  | 'sitemap'
  | `sitemap-${'pages' | 'announcements' | 'news'}`;

/** Documents for machines, by address. */
export type DocumentAddress =
  | { kind: RootDocument }
  | { kind: 'sitemap-articles'; from: string }
  | { kind: 'remote-manifest'; app: string }
  | { kind: 'icon'; size: IconSize }
  | { kind: 'manifest'; lang: Lang }
  | { kind: 'stored-worker' | 'stored-manifest'; lang: Lang; of: string }
  | { kind: 'menu'; lang: Lang; version: string }
  | { kind: 'qr'; lang: Lang; of: string }
  | { kind: 'lines'; drawing: LineAddress }
  | { kind: 'feed'; lang: Lang; name: FeedName; format: FeedFormat; after: string; search: FeedSearch }
  | { kind: 'preview'; lang: Lang; of: string; target: string };

const AT_ROOT: Readonly<Record<string, RootDocument>> = {
  '/robots.txt': 'robots',
  '/.well-known/security.txt': 'security',
  [`${BASE}/mf/discovery.json`]: 'discovery',
  [RULES_PATH]: 'speculation',
  '/favicon.ico': 'favicon',
  '/sitemap.xml': 'sitemap',
  '/sitemap-pages.xml': 'sitemap-pages',
  '/sitemap-announcements.xml': 'sitemap-announcements',
  '/sitemap-news.xml': 'sitemap-news',
};

export const articlesPath = (from: string): string => `/sitemap-articles-${from}.xml`;

function narrowedBy(name: FeedName): readonly (keyof FeedSearch)[] {
  if (name === 'jobs') return VACANCY_SEARCH;
  return sourceOfFeed(name) === 'press' ? PRESS_SEARCH : [];
}

/** Saved searches are feeds of all vacancies with the query of the page (spec J7), those of the newsroom have its brand (spec M22). */
function searchOf(name: FeedName, given: URLSearchParams): FeedSearch {
  const said = narrowedBy(name).map((each) => [each, (given.get(each) ?? '').trim()] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

function feedAt(lang: Lang, file: string, query: URLSearchParams): DocumentAddress | null {
  const [, given, ending] = /^feeds\/([\w-]+)\.(\w+)$/.exec(file) ?? [];
  const name = FEED_NAMES.find((each) => each === given);
  if (name === undefined || ending === undefined || !Object.hasOwn(FEED_TYPES, ending)) return null;
  const after = query.get('after') ?? '';
  return { kind: 'feed', lang, name, format: ending as FeedFormat, after, search: searchOf(name, query) };
}

const STORED = { 'stored/worker.js': 'stored-worker', 'stored/page.webmanifest': 'stored-manifest' } as const;

function belowBase(path: string, target: string): DocumentAddress | null {
  const [, app] = /^\/mf\/([a-z][a-z0-9-]*)\/mf-manifest\.json$/.exec(path) ?? [];
  if (app !== undefined) return { kind: 'remote-manifest', app };
  const size = ICON_SIZES.find((each) => path === `/icons/icon-${each}.png`);
  if (size) return { kind: 'icon', size };
  const { searchParams } = new URL(target, 'http://site');
  const [, lang = '', rest = ''] = /^\/(\w+)\/(.*)$/.exec(path) ?? [];
  const [, previewLang, name] = /^\/og\/(\w+)\/([0-9a-f]{20})\.png$/.exec(path) ?? [];
  if (name !== undefined && isLang(previewLang)) {
    return { kind: 'preview', lang: previewLang, of: searchParams.get('of') ?? '', target };
  }
  const [, qrLang] = /^\/qr\/(\w+)\.svg$/.exec(path) ?? [];
  if (isLang(qrLang)) return { kind: 'qr', lang: qrLang, of: searchParams.get('of') ?? '' };
  if (!isLang(lang)) return null;
  const [, version] = /^menu\/([0-9a-f]{16})\.json$/.exec(rest) ?? [];
  if (version !== undefined) return { kind: 'menu', lang, version };
  if (Object.hasOwn(STORED, rest))
    return { kind: STORED[rest as keyof typeof STORED], lang, of: searchParams.get('of') ?? '' };
  if (rest === 'site.webmanifest') return { kind: 'manifest', lang };
  return feedAt(lang, rest, searchParams);
}

/** What a request target asks for; null for pages and everything else. */
export function documentAddress(target: string): DocumentAddress | null {
  const path = target.split('?')[0] ?? '';
  const atRoot = Object.hasOwn(AT_ROOT, path) ? AT_ROOT[path] : undefined;
  if (atRoot) return { kind: atRoot };
  const drawing = drawingAt(path);
  if (drawing) return { kind: 'lines', drawing };
  const [, from] = /^\/sitemap-articles-([a-z0-9-]{3,64})\.xml$/.exec(path) ?? [];
  if (from !== undefined) return { kind: 'sitemap-articles', from };
  return path.startsWith(`${BASE}/`) ? belowBase(path.slice(BASE.length), target) : null;
}
