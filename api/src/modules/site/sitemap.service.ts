import { SITEMAP_ARTICLES, type SitemapArticle } from 'shared/contract/content/feed';
import { LANGS } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { pageAddress } from '../../model/page-addresses.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { brands } from '../brand/brand.service.ts';
import { findPictures, pictureUrl } from '../../imported/picture.store.ts';
import { findPagePaths, findRange, findRanges } from './sitemap.store.ts';

type SitemapServices = Pick<Services, 'db' | 'pictures' | 'now'>;

/** Pages of the pack, among them those that no menu names, such as one of an event, and of vehicles. */
export async function pagesOfSitemap(services: Services): Promise<{ list: string[] }> {
  const [pages, { list }] = await Promise.all([findPagePaths(services.db), brands(services, 'cn')]);
  const vehicles = list.flatMap(({ id: brand, vehicles: built }) =>
    built.flatMap(({ id: vehicle }) =>
      vehicle === undefined ? [] : [pageAddress('content.brand', { brand, vehicle })],
    ),
  );
  return { list: [...pages, ...vehicles] };
}

/** The parts of the site map. */
export async function rangesOfSitemap({
  db,
  now,
}: SitemapServices): Promise<{ list: { from: string; changed: string }[] }> {
  const rows = await findRanges(db, new Date(now()), SITEMAP_ARTICLES);
  return { list: rows.map(({ from, changed }) => ({ from, changed: stampOf(changed) })) };
}

/** The published articles of one part. */
export async function articlesOfRange(
  { db, pictures, now }: SitemapServices,
  from: string,
): Promise<{ list: SitemapArticle[] }> {
  const rows = await findRange(db, { from, until: new Date(now()), limit: SITEMAP_ARTICLES });
  const pictureOf = await findPictures(
    pictures,
    rows.map(({ picture }) => picture),
    'cn',
  );
  const list = rows.map((row) => ({
    baseId: row.base_id,
    categoryCode: row.category,
    publishTime: stampOf(row.publish_time),
    languages: LANGS.filter((lang) => row.languages.includes(lang)),
    picture: pictureUrl(pictureOf(row.picture)),
  }));
  return { list };
}
