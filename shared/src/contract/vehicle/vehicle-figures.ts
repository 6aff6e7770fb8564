import { z } from 'zod';

export const DRIVES = ['petrol', 'hybrid', 'plugin', 'electric'] as const;
export const DRIVEN_AXLES = ['front', 'rear', 'all'] as const;
/** What helps a driver, by what it is for. */
export const SAFETY_SYSTEMS = [
  'abs',
  'corneringAbs',
  'stability',
  'traction',
  'braking',
  'lane',
  'blindSpot',
  'camera',
  'childSeats',
] as const;

const whole = (from: number, to: number) => z.number().int().min(from).max(to);
const between = (from: number, to: number) => z.number().min(from).max(to);

/** Millimetres; the width is without mirrors. */
export const vehicleDimensions = z.strictObject({
  length: whole(1500, 6000),
  width: whole(500, 2100),
  height: whole(900, 2200),
  wheelbase: whole(1000, 3600),
  /** Litres behind the last row of seats; motorcycles have none. */
  boot: whole(20, 1500).optional(),
  /** Coefficient; where it was published. */
  drag: between(0.15, 0.5).optional(),
});

/** One drive of a vehicle. Ranges are by CLTC and fuel by WLTC, those of motorcycles by WMTC. */
export const versionFigures = z.strictObject({
  drive: z.enum(DRIVES),
  axle: z.enum(DRIVEN_AXLES),
  /** Kilowatts of the whole drive. */
  power: whole(20, 900),
  /** Newton metres of the whole drive; what is not announced yet is left out, here and below. */
  torque: whole(50, 1500).optional(),
  /** Seconds from 0 to 100 km/h. */
  acceleration: between(2, 16).optional(),
  /** Kilometres per hour. */
  topSpeed: whole(100, 350).optional(),
  /** Kilograms. */
  kerbWeight: whole(100, 2800),
  /** Litres per 100 kilometres; of a plug-in hybrid with an empty battery. */
  consumption: between(2, 20).optional(),
  /** Litres. */
  tank: whole(20, 100).optional(),
  /** Usable kilowatt hours of a battery that is charged from outside. */
  battery: between(5, 150).optional(),
  /** Kilometres on electricity. */
  range: whole(40, 1200).optional(),
  /** Kilometres on a charge and a tank. */
  totalRange: whole(500, 2000).optional(),
  /** By direct current, from and to percent of the battery. */
  charge: z.strictObject({ from: whole(5, 40), to: whole(60, 100), minutes: whole(5, 90) }).optional(),
  /** Hours for a full charge at a household socket. */
  householdHours: between(2, 30).optional(),
  /** Yuan, fictional; none before the car can be ordered. */
  price: whole(50_000, 3_000_000).optional(),
});
export type VersionFigures = z.infer<typeof versionFigures>;

/** Figures that hold for all versions. */
export const vehicleFigures = z.strictObject({
  /** In which its present version went on sale, or goes. */
  year: whole(2010, 2040),
  dimensions: vehicleDimensions,
  /** With the tailgate. */
  doors: whole(0, 5),
  /** Choices. */
  seats: z.array(whole(1, 9)).min(1),
  airbags: whole(0, 14),
  safety: z.array(z.enum(SAFETY_SYSTEMS)).min(1),
});

const ELECTRIC = ['battery', 'range', 'charge'] as const;
const FUEL = ['consumption', 'tank'] as const;
type Field = keyof VersionFigures;

const NEEDED: Readonly<Record<VersionFigures['drive'], readonly Field[]>> = {
  petrol: FUEL,
  hybrid: FUEL,
  plugin: [...FUEL, ...ELECTRIC, 'totalRange'],
  electric: ELECTRIC,
};

interface FigureFault {
  field: Field;
  rule: string;
}

function missing(version: VersionFigures): FigureFault[] {
  const needed = NEEDED[version.drive];
  const strange = [...FUEL, ...ELECTRIC, 'totalRange' as const].filter((field) => !needed.includes(field));
  return [
    ...needed
      .filter((field) => version[field] === undefined)
      .map((field) => ({ field, rule: `must be given for the drive ${version.drive}` })),
    ...strange
      .filter((field) => version[field] !== undefined)
      .map((field) => ({ field, rule: `is nothing of the drive ${version.drive}` })),
  ];
}

/** Kilograms of a driver. */
const DRIVER = 75;
/** (100 km/h)² / 2 in kilojoules per kilogram. */
const ENERGY = 0.3858;

/** Times the second in which all the power would only move the mass; tyres and air take the rest. */
function isQuickAsItIsStrong({ acceleration, power, kerbWeight }: VersionFigures): boolean {
  if (acceleration === undefined) return true;
  const share = acceleration / (((kerbWeight + DRIVER) * ENERGY) / power);
  return share >= 1.3 && share <= 3.2;
}

/** Kilowatts on average while it charges: no cell takes four times its energy in an hour. */
function chargesAsCellsDo({ charge }: VersionFigures): boolean {
  if (!charge) return true;
  const share = (charge.to - charge.from) / 100;
  const perHour = share / (charge.minutes / 60);
  return charge.to > charge.from && perHour >= 0.4 && perHour <= 4;
}

function goesAsFarAsItTakes({ battery, range, power }: VersionFigures): boolean {
  if (battery === undefined || range === undefined) return true;
  const per100 = (battery / range) * 100;
  // A motorcycle takes half of what the smallest car does.
  return per100 >= (power < 100 ? 4 : 10) && per100 <= 22;
}

function addsUp({ totalRange, range = 0, tank = 0, consumption }: VersionFigures): boolean {
  if (totalRange === undefined || consumption === undefined) return true;
  return Math.abs((tank / consumption) * 100 + range - totalRange) <= totalRange * 0.01;
}

/** What the figures of a version say against each other. */
export function versionFaults(version: VersionFigures): FigureFault[] {
  const rules: [holds: boolean, fault: FigureFault][] = [
    [isQuickAsItIsStrong(version), { field: 'acceleration', rule: 'does not fit power and weight' }],
    [chargesAsCellsDo(version), { field: 'charge', rule: 'is no time in which cells charge' }],
    [goesAsFarAsItTakes(version), { field: 'range', rule: 'does not fit the battery' }],
    [addsUp(version), { field: 'totalRange', rule: 'must be the range and what a tank gives' }],
  ];
  return [...missing(version), ...rules.flatMap(([holds, fault]) => (holds ? [] : [fault]))];
}
