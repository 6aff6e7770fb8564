import type { Brand } from 'shared/contract/content/brand';

export type BodyType = Brand['vehicles'][number]['type'];

/** What the finder's address names by `?brand=&type=`; empty where it names nothing that exists. */
export interface BrandQuery {
  brand: string;
  type: BodyType | '';
}

export function readBrandQuery(brands: readonly Brand[], query: Readonly<Record<string, string>>): BrandQuery {
  const brand = brands.find(({ id }) => id === query['brand']);
  const type = brand?.vehicles.find((vehicle) => vehicle.type === query['type'])?.type;
  return { brand: brand?.id ?? '', type: type ?? '' };
}

/** Vehicles by body type, both in the order of the brand. */
export function bodiesOf({ vehicles }: Brand): [type: BodyType, vehicles: Brand['vehicles']][] {
  return [...Map.groupBy(vehicles, ({ type }) => type)];
}
