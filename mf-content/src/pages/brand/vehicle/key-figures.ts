import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';

type Version = VehicleDetail['versions'][number];

/** What can be the best of all versions, and which end of the scale that is. */
const BEST = { range: -1, consumption: 1, acceleration: 1, topSpeed: -1, power: -1, kerbWeight: 1 } as const;
type Field = keyof typeof BEST;

export interface KeyFigure {
  field: Field;
  value: number;
  /** Whose it is, where there are others. */
  version?: string;
}

const FIGURES = 4;
const OF_FAMILY_CARS: readonly Field[] = ['range', 'consumption', 'acceleration', 'power', 'topSpeed'];
/** What people ask of it first; what it does not have leaves its place to the next. */
const FIRST: Readonly<Partial<Record<VehicleDetail['type'], readonly Field[]>>> = {
  supercar: ['acceleration', 'topSpeed', 'power', 'kerbWeight'],
  motorcycle: ['range', 'acceleration', 'power', 'kerbWeight', 'topSpeed'],
};

function bestOf(versions: readonly Version[], field: Field): KeyFigure[] {
  const having = versions.flatMap(({ name, [field]: value }) => (value === undefined ? [] : [{ name, value }]));
  const [best] = having.toSorted((a, b) => (a.value - b.value) * BEST[field]);
  if (!best) return [];
  return [{ field, value: best.value, ...(versions.length > 1 && { version: best.name }) }];
}

/** At most four figures at a glance, each of the version that does best. */
export function keyFigures({ type, versions }: Pick<VehicleDetail, 'type' | 'versions'>): KeyFigure[] {
  return (FIRST[type] ?? OF_FAMILY_CARS).flatMap((field) => bestOf(versions, field)).slice(0, FIGURES);
}

/** Yuan of the version that costs least; undefined before it can be ordered. */
export function lowestPrice({ versions }: Pick<VehicleDetail, 'versions'>): number | undefined {
  const prices = versions.flatMap(({ price = [] }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
