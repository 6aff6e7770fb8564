import { BODY_TYPES, type Brand } from 'shared/contract/content/brand';
import { id, narrowing, oneOf, pageQuery, type QueryChoice } from 'shared/contract/section/query';

export type BodyType = Brand['vehicles'][number]['type'];

const params = { brand: id, type: narrowing(oneOf(BODY_TYPES, '')), vehicle: id, compare: narrowing(id) };

/** What an address names by `?brand=&type=`, which is the finder's, or `?brand=&vehicle=&compare=`; empty where it names nothing. */
export const brandQuery = pageQuery(params);
export type BrandQuery = QueryChoice<typeof params>;

/** Whether there is such a brand, and the brand has such a body type. A type without its brand is of no page. */
export function isOffered(brands: readonly Brand[], { brand, type }: BrandQuery): boolean {
  if (brand === '') return type === '';
  const chosen = brands.find((one) => one.id === brand);
  return chosen !== undefined && (type === '' || chosen.vehicles.some((vehicle) => vehicle.type === type));
}

/** Vehicles by body type, both in the order of the brand. */
export function bodiesOf({ vehicles }: Brand): [type: BodyType, vehicles: Brand['vehicles']][] {
  return [...Map.groupBy(vehicles, ({ type }) => type)];
}
