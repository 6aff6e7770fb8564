import type { Brand } from 'shared/contract/content/brand';

type BodyType = Brand['vehicles'][number]['type'];

/** What the finder shows: a brand, and one body type of it or all. */
export interface FinderChoice {
  brand: string;
  type: BodyType | '';
}

/** The choice an address names by `?brand=&type=`; the first brand and all its types where it names none that exist. */
export function chosenIn(brands: readonly Brand[], query: Readonly<Record<string, string>>): FinderChoice {
  const brand = brands.find(({ id }) => id === query['brand']) ?? brands[0];
  const type = brand?.vehicles.find((vehicle) => vehicle.type === query['type'])?.type;
  return { brand: brand?.id ?? '', type: type ?? '' };
}

/** Body types that a brand builds, with how many vehicles each has, in the order of the brand's vehicles. */
export function typesOf({ vehicles }: Brand): [type: BodyType, count: number][] {
  return [...Map.groupBy(vehicles, ({ type }) => type)].map(([type, list]) => [type, list.length]);
}
