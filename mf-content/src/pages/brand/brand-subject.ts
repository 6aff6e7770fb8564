import type { Brand } from 'shared/contract/content/brand';

type Vehicle = Brand['vehicles'][number];

function thing({ brandName }: Brand, { tit, href, type }: Vehicle): object {
  const isMotorcycle = type === 'motorcycle';
  return {
    '@type': isMotorcycle ? 'Motorcycle' : 'Car',
    name: tit,
    url: href,
    brand: { '@type': 'Brand', name: brandName },
    ...(isMotorcycle ? {} : { bodyType: type }),
  };
}

/** The vehicles of some brands as a list of schema.org things; nothing when there is none. */
export function subjectOf(brands: readonly Brand[]): { subject?: object } {
  const vehicles = brands.flatMap((brand) => brand.vehicles.map((vehicle) => thing(brand, vehicle)));
  if (vehicles.length === 0) return {};
  const itemListElement = vehicles.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }));
  return { subject: { '@type': 'ItemList', itemListElement } };
}
