import type { Brand } from 'shared/contract/content/brand';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { paths } from '../../paths.ts';
import { brandQuery, isOffered, type BrandQuery } from './brand-query.ts';
import { subjectOf } from './brand-subject.ts';

export interface BrandData {
  query: BrandQuery;
  /** Null when they did not arrive. */
  brands: Brand[] | null;
}

function headOf(brands: readonly Brand[], query: BrandQuery, lang: LoadServices['lang']): Head {
  const { title, titleOf, description } = messages[lang].brandPage;
  const chosen = brands.find(({ id }) => id === query.brand);
  const canonical = paths.brand.address(brandQuery.texts(query));
  if (!chosen) return { title, description, canonical, trail: trailTo(lang, { name: title }), ...subjectOf(brands) };
  const trail = trailTo(lang, { name: title, href: paths.brand.href(lang) }, { name: chosen.brandName });
  const named = titleOf.replace('{{name}}', () => chosen.brandName);
  const image = chosen.hero?.widths.includes(1200) ? { image: chosen.hero.name } : {};
  // One body type is a view of its brand, not a page of its own.
  const view = brandQuery.isNarrowed(query) ? { noindex: true } : subjectOf([chosen]);
  return { title: named, description: chosen.txt, canonical, trail, ...image, ...view };
}

/** The six brands, or the one that the finder's address names. */
export async function loadBrand(request: PageRequest, services: LoadServices): Promise<Outcome<BrandData>> {
  const query = brandQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const answer = await orFallback(services.api.call('brand/list', {}), null, services.report);
  const brands = answer?.list ?? null;
  if (brands && !isOffered(brands, query)) return NOT_FOUND;
  return { kind: 'page', head: headOf(brands ?? [], query, services.lang), data: { query, brands } };
}
