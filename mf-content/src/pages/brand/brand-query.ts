import type { Brand } from 'shared/contract/content/brand';

export type BodyType = Brand['vehicles'][number]['type'];

/** What the finder's address names by `?brand=&type=`; empty where it names nothing. */
export interface BrandQuery {
  brand: string;
  type: BodyType | '';
}

/** Null where it names a brand that there is not, or a body type that the brand has not. */
export function readBrandQuery(
  brands: readonly Brand[],
  { brand = '', type = '' }: Readonly<Record<string, string>>,
): BrandQuery | null {
  if (brand === '') return type === '' ? { brand, type } : null;
  const chosen = brands.find(({ id }) => id === brand);
  const body = chosen?.vehicles.find((vehicle) => vehicle.type === type)?.type ?? '';
  return chosen && body === type ? { brand, type: body } : null;
}

/** Vehicles by body type, both in the order of the brand. */
export function bodiesOf({ vehicles }: Brand): [type: BodyType, vehicles: Brand['vehicles']][] {
  return [...Map.groupBy(vehicles, ({ type }) => type)];
}
