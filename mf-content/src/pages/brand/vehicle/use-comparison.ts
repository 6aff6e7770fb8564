import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { useWords } from '../../../messages/words.ts';
import { useUnits, type Unit } from './use-figures.ts';

type Measure = (vehicle: VehicleDetail) => number | undefined;

const lightest: Measure = ({ versions }) => Math.min(...versions.map(({ kerbWeight }) => kerbWeight));

const MEASURES = [
  ['length', 'mm', ({ dimensions }) => dimensions.length],
  ['width', 'mm', ({ dimensions }) => dimensions.width],
  ['height', 'mm', ({ dimensions }) => dimensions.height],
  ['wheelbase', 'mm', ({ dimensions }) => dimensions.wheelbase],
  ['boot', 'l', ({ dimensions }) => dimensions.boot],
  ['weight', 'kg', lightest],
] as const satisfies readonly (readonly [string, Unit, Measure])[];

/** What both vehicles have, and how much less or more the second has; nothing without a second. */
export function useComparison(vehicle: VehicleDetail, other: VehicleDetail | null) {
  const t = useWords();
  const { written } = useUnits();
  if (!other) return [];
  const difference = (by: number, unit: Unit) =>
    by === 0 ? t('vehicle.same') : `${by > 0 ? '+' : '−'}${written(Math.abs(by), unit)}`;
  return MEASURES.flatMap(([name, unit, of]) => {
    const [one, two] = [of(vehicle), of(other)];
    if (one === undefined || two === undefined) return [];
    return [
      { name: t(`vehicle.${name}`), cells: [written(one, unit), written(two, unit), difference(two - one, unit)] },
    ];
  });
}
