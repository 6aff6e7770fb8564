import type { Brand } from 'shared/contract/content/brand';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { paths } from '../../paths.ts';
import { brandQuery, isOffered, type BrandQuery } from './brand-query.ts';
import { subjectOf } from './brand-subject.ts';
import { vehicleSubject } from './vehicle-subject.ts';

export interface BrandData {
  query: BrandQuery;
  /** Null when they did not arrive. */
  brands: Brand[] | null;
  /** The one that the address names. */
  vehicle?: VehicleDetail;
  /** Whose outline lies over it. */
  other?: VehicleDetail | null;
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

function vehicleHead(vehicle: VehicleDetail, query: BrandQuery, lang: LoadServices['lang']): Head {
  const { name, brand, gallery } = vehicle;
  const trail = trailTo(
    lang,
    { name: messages[lang].brandPage.title, href: paths.brand.href(lang) },
    { name: brand.name, href: paths.brand.href(lang, { brand: brand.id }) },
    { name },
  );
  const shown = gallery.find(({ picture }) => picture.widths.includes(1200));
  return {
    title: name,
    description: messages[lang].vehicle.summary.replace('{{name}}', () => name),
    canonical: paths.brand.address(brandQuery.texts(query)),
    trail,
    ...(shown ? { image: shown.picture.name } : {}),
    // A comparison is a view of the vehicle, not a page of its own.
    ...(brandQuery.isNarrowed(query) ? { noindex: true } : vehicleSubject(vehicle)),
  };
}

/** Only of the vehicle itself the page cannot do without. */
async function otherOf({ compare }: BrandQuery, { api, report }: LoadServices): Promise<VehicleDetail | null> {
  if (compare === '') return null;
  try {
    return await api.call('vehicle/detail', { id: compare });
  } catch (error) {
    if ((error as { code?: unknown }).code === '40004') throw error;
    report(error);
    return null;
  }
}

async function loadVehicle(query: BrandQuery, services: LoadServices): Promise<Outcome<BrandData>> {
  const { api, lang, report } = services;
  if (query.type !== '' || query.compare === query.vehicle) return NOT_FOUND;
  try {
    const [vehicle, other, { list: brands }] = await Promise.all([
      api.call('vehicle/detail', { id: query.vehicle }),
      otherOf(query, services),
      orFallback(api.call('brand/list', {}), { list: [] }, report),
    ]);
    if (vehicle.brand.id !== query.brand) return NOT_FOUND;
    return { kind: 'page', head: vehicleHead(vehicle, query, lang), data: { query, brands, vehicle, other } };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}

/** The six brands, or the one or its vehicle that the finder's address names. */
export async function loadBrand(request: PageRequest, services: LoadServices): Promise<Outcome<BrandData>> {
  const query = brandQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  if (query.vehicle !== '') return loadVehicle(query, services);
  if (query.compare !== '') return NOT_FOUND;
  const answer = await orFallback(services.api.call('brand/list', {}), null, services.report);
  const brands = answer?.list ?? null;
  if (brands && !isOffered(brands, query)) return NOT_FOUND;
  return { kind: 'page', head: headOf(brands ?? [], query, services.lang), data: { query, brands } };
}
