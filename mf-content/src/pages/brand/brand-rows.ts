import type { Brand } from 'shared/contract/content/brand';
import type { BodyType } from './brand-query.ts';

type Group = readonly [BodyType, Brand['vehicles']];

/** Columns in which so many vehicles end without a hole. */
export function columnsFor(vehicles: number): 2 | 3 | 4 {
  if (vehicles % 3 === 0) return 3;
  return vehicles % 4 === 0 ? 4 : 2;
}

/** Where three stand in a row, a body type of two is followed by one of a single vehicle, as long as there are any. */
export function inRows(groups: readonly Group[], columns: number): Group[] {
  if (columns !== 3) return [...groups];
  const singles = groups.filter(([, vehicles]) => vehicles.length === 1);
  const wide = groups.filter(([, vehicles]) => vehicles.length > 1);
  if (wide.length < 2) return [...groups];
  return [...wide.flatMap((group, at) => [group, ...singles.slice(at, at + 1)]), ...singles.slice(wide.length)];
}
