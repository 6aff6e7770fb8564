import { existsSync, globSync } from 'node:fs';
import type { PackPage } from 'shared/contract/content/page-body';
import type { PageRoute, RouteTable } from 'shared/contract/section/route';
import { articleRoute, createLinks, type Links, type RouteTables } from 'shared/contract/section/links';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import { MEDIA_ROOT, type Article, type Lang, type Page } from './read-pack.ts';

const FILES = `${MEDIA_PREFIX}/`;

/** The route tables of all sections; found by name, because the pack depends on no section. */
async function readRouteTables(): Promise<RouteTables> {
  const root = new URL('../../', import.meta.url);
  const files = globSync('mf-*/src/routes.ts', { cwd: root });
  const tables = files.map(async (file) => {
    const { routes } = (await import(new URL(file, root).href)) as { routes: RouteTable };
    return [file.split('/')[0] ?? '', routes] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

const tables = await readRouteTables();
export const siteLinks: Links = createLinks(tables);
export const siteRoutes: readonly PageRoute[] = Object.values(tables).flatMap((table) => Object.values(table));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every text below a key of this name, however deep, in the order of reading. */
export function textsAt(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textsAt(inner, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : textsAt(inner, key),
  );
}

const linksInMarkdown = (text: string): string[] =>
  [...text.matchAll(/[^!]\[[^\]]*\]\(([^)]+)\)/g)].map(([, url = '']) => url);

/** Addresses that lists of the pack link to, whatever they call them. */
export function linksInList(list: unknown): string[] {
  const urls = ['url', 'href', 'topicLink'].flatMap((key) => textsAt(list, key));
  return [...new Set(urls)].filter((url) => url !== '');
}

/** Addresses that an article links to; those of other articles are written by their ids, which the import knows. */
export const linksInArticle = (body: string): string[] =>
  linksInMarkdown(body).filter((url) => !url.startsWith('article:'));

/** Addresses that a page links to; the address in a code to scan is no link of the page. */
export function linksIn(page: PackPage): string[] {
  const prose = textsAt(page.blocks, 'body').flatMap(linksInMarkdown);
  const blocks = page.blocks.filter(({ kind }) => kind !== 'code');
  return [...new Set([...textsAt(page.opening, 'url'), ...textsAt(blocks, 'url'), ...prose])];
}

export const picturesOfPage = (page: PackPage): string[] => textsAt(page, 'picture');
/** Places on the page that links can lead to. */
export const anchorsOf = (page: PackPage): string[] => textsAt(page.blocks, 'id');

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:[a-z]+/g, '[^/]+')}$`, 'i').test(path);

/** The route that shows an address, a literal one before one with a name in it. */
export function routeOf(routes: readonly PageRoute[], path: string): PageRoute | undefined {
  return routes.find(({ pattern }) => pattern === path) ?? routes.find(({ pattern }) => matches(pattern, path));
}

export interface World {
  pages: readonly Page[];
  articles: readonly Article[];
  routes: readonly PageRoute[];
}

/** Whether a link of a page leads to something that is there, in the page's language. */
export function leadsSomewhere(world: World, { path: from, lang, url }: { path: string; lang: Lang; url: string }) {
  if (/^(mailto:|tel:)/.test(url)) return true;
  if (/^https?:/.test(url)) return new URL(url).hostname.endsWith('.example');
  const { pathname, searchParams, hash } = new URL(url, `https://site.example${from}`);
  if (pathname.startsWith(FILES)) return existsSync(new URL(pathname.slice(FILES.length), MEDIA_ROOT));
  const baseId = searchParams.get('baseid');
  if (baseId !== null) {
    const article = world.articles.find((one) => one.baseId === baseId && one.texts[lang] !== undefined);
    return article !== undefined && articleRoute(world.routes, article.meta.category)?.pattern === pathname;
  }
  const route = routeOf(world.routes, pathname);
  if (!route) return false;
  const written = world.pages.find(({ path }) => path === pathname);
  if (!written && route.page !== 'composed') return true;
  const page = written?.texts[lang];
  return page !== undefined && (hash === '' || anchorsOf(page).includes(hash.slice(1)));
}
