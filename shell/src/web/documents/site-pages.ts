import type { SiteData } from 'shared/contract/section/frame';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import { BASE } from 'shared/contract/site/site';
import type { Snapshot } from '../constellation/snapshot.ts';
import { renderRequest, type RenderContext } from '../page/render-request.ts';
import { routeAddress } from '../page/route-address.ts';
import type { SitemapPage } from './sitemap.ts';

/** Addresses of a menu and all below it that are ours (they begin without http: spec ENT-footer). */
function addressesOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url, sonMenu }) => {
    const own = url === '' || /^(?:[a-z]+:|\/\/|#)/i.test(url) ? [] : [`/${url.replace(/^\/+/, '')}`];
    return [...own, ...addressesOf(sonMenu)];
  });
}

const patternsOf = ({ routes }: Snapshot): string[] =>
  Object.values(routes).flatMap((table) => Object.values(table).map(({ pattern }) => pattern));

interface Named {
  menus: readonly (SiteData | null)[];
  /** Addresses of the pages of the content pack. */
  pages: readonly string[];
}

/** Articles have site maps of their own. */
const isArticle = ({ site }: Snapshot, address: string) =>
  site.match(address.split('?')[0] ?? '')?.route.offers?.articles !== undefined;

/** Every address that could be a page of its own, articles apart: patterns without parameters, what the menus name, and pages of the pack. */
function candidates(snapshot: Snapshot, { menus, pages }: Named): string[] {
  const fixed = patternsOf(snapshot).filter((pattern) => !/[:*]/.test(pattern));
  const named = menus.flatMap((site) => (site ? addressesOf([...site.main, ...site.quick, ...site.others]) : []));
  const addresses = [...fixed, ...pages, ...named.map((address) => address.split('#')[0] ?? '')];
  return [...new Set(addresses)].filter((address) => !isArticle(snapshot, address)).toSorted();
}

/** A page is itself when it answers 200, may be indexed, and names this very address as its canonical one. */
async function isItself(snapshot: Snapshot, context: RenderContext, page: { lang: Lang; address: string }) {
  const { pathname, search } = new URL(page.address, 'http://site');
  const routed = routeAddress(snapshot, { lang: page.lang, path: pathname, search });
  const answer = await renderRequest(snapshot, context, routed);
  if (answer.kind !== 'page' || answer.page.status !== 200) return false;
  const canonical = answer.page.head.find(([, { rel }]) => rel === 'canonical')?.[1]['href'] ?? '';
  const own = `${BASE}/${page.lang}${page.address === '/' ? '' : page.address}`;
  return new URL(canonical || 'http://none').href.endsWith(own) && new URL(canonical).pathname === own.split('?')[0];
}

/** The pages with an address of their own, each proven by rendering it. One after the other: nobody waits for them. */
export async function provenPages(snapshot: Snapshot, context: RenderContext): Promise<SitemapPage[]> {
  const menus = await Promise.all(LANGS.map((lang) => context.siteData.get(lang)));
  const { list } = await context.call('sitemap/pages', {}, { lang: 'cn' });
  const pages: SitemapPage[] = [];
  for (const address of candidates(snapshot, { menus, pages: list })) {
    const found = await Promise.all(
      LANGS.map(async (lang) => ((await isItself(snapshot, context, { lang, address })) ? [lang] : [])),
    );
    const languages = found.flat();
    if (languages.length > 0) pages.push({ address, languages });
  }
  return pages;
}
