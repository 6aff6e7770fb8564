import { usePage } from 'shared';
import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { numberFormat } from 'shared/i18n/formats';
import type { Stat } from 'shared/ui/data/stats/stats';
import { useWords } from '../../../messages/words.ts';
import { keyFigures, lowestPrice } from './key-figures.ts';

type Version = VehicleDetail['versions'][number];

/** A row of the table; undefined is nothing that this version has, or not announced. */
export interface FigureRow {
  name: string;
  of: (version: Version) => string | undefined;
}

/** Measured by which standard, where that is not a matter of language. */
const cycleOf = (type: VehicleDetail['type']) => (type === 'motorcycle' ? 'WMTC' : 'CLTC');

const UNITS = {
  power: 'kW',
  torque: 'Nm',
  acceleration: 's',
  topSpeed: 'kmh',
  consumption: 'l100',
  tank: 'l',
  battery: 'kWh',
  range: 'km',
  totalRange: 'km',
  householdHours: 'h',
  kerbWeight: 'kg',
  price: 'yuan',
} as const satisfies Partial<Record<keyof Version, string>>;
type Measured = keyof typeof UNITS;
export type Unit = (typeof UNITS)[Measured] | 'mm';
const MEASURED = Object.keys(UNITS) as Measured[];

/** A value with its unit as the language of the page writes it. */
export function useUnits() {
  const t = useWords();
  const { lang } = usePage();
  const number = (value: number) => numberFormat(lang).format(value);
  const unitOf = (unit: Unit) => t(`vehicle.units.${unit}`);
  const written = (value: number, unit: Unit) => t('vehicle.figure', { value: number(value), unit: unitOf(unit) });
  return { number, unitOf, written };
}

/** The few figures that stand at the top, and what the cheapest version costs. */
export function useKeyFigures(vehicle: VehicleDetail): { stats: Stat[]; price: string } {
  const t = useWords();
  const { number, unitOf, written } = useUnits();
  const stats = keyFigures(vehicle).map(({ field, value, version }) => ({
    name: t(`vehicle.${field}`, { cycle: cycleOf(vehicle.type) }),
    value: number(value),
    unit: unitOf(UNITS[field]),
    ...(version !== undefined && { footnote: version }),
  }));
  const lowest = lowestPrice(vehicle);
  const price =
    lowest === undefined ? t('vehicle.noPrice') : t('vehicle.from', { price: written(lowest, UNITS.price) });
  return { stats, price };
}

/** Rows of the table of versions. */
export function useVersionRows({ type }: VehicleDetail): FigureRow[] {
  const t = useWords();
  const { written } = useUnits();
  const measured = MEASURED.map((field): FigureRow => ({
    name: t(`vehicle.${field}`, { cycle: cycleOf(type) }),
    of: ({ [field]: value }) => (value === undefined ? undefined : written(value, UNITS[field])),
  }));
  return [
    { name: t('vehicle.drive'), of: ({ drive }) => t(`vehicle.drivesOf.${drive}`) },
    { name: t('vehicle.axle'), of: ({ axle }) => t(`vehicle.axles.${axle}`) },
    ...measured,
    { name: t('vehicle.charge'), of: ({ charge }) => charge && t('vehicle.chargeOf', { ...charge }) },
  ];
}

/** What holds for all versions. */
export function useBodyFacts({ dimensions, year, doors, seats }: VehicleDetail) {
  const t = useWords();
  const { written } = useUnits();
  const { boot, drag } = dimensions;
  const sizes = (['length', 'width', 'height', 'wheelbase'] as const).map((field) => ({
    name: t(`vehicle.${field}`),
    value: written(dimensions[field], 'mm'),
  }));
  return [
    { name: t('vehicle.year'), value: String(year) },
    ...sizes,
    ...(boot === undefined ? [] : [{ name: t('vehicle.boot'), value: written(boot, 'l') }]),
    ...(drag === undefined ? [] : [{ name: t('vehicle.drag'), value: String(drag) }]),
    ...(doors === 0 ? [] : [{ name: t('vehicle.doors'), value: String(doors) }]),
    { name: t('vehicle.seats'), value: seats.join(' / ') },
  ];
}
