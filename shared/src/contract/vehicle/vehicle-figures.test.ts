import { expect, it } from 'vitest';
import { versionFaults, type VersionFigures } from './vehicle-figures.ts';

const ELECTRIC: VersionFigures = {
  drive: 'electric',
  axle: 'rear',
  power: 200,
  acceleration: 6.4,
  kerbWeight: 1880,
  battery: 84,
  range: 702,
  charge: { from: 10, to: 80, minutes: 25 },
};
const PLUGIN: VersionFigures = {
  ...ELECTRIC,
  drive: 'plugin',
  power: 185,
  acceleration: 7.3,
  kerbWeight: 1760,
  battery: 22.3,
  range: 152,
  consumption: 4.1,
  tank: 52,
  totalRange: 1420,
};
const said = (version: VersionFigures) => versionFaults(version).map(({ field, rule }) => `${field} ${rule}`);

it('finds nothing wrong with figures that fit each other', () => {
  expect([...said(ELECTRIC), ...said(PLUGIN)]).toEqual([]);
});

it('names what a drive lacks and what is nothing of it', () => {
  const { battery: _battery, ...empty } = ELECTRIC;
  expect(said(empty)).toEqual(['battery must be given for the drive electric']);
  expect(said({ ...ELECTRIC, tank: 50 })).toEqual(['tank is nothing of the drive electric']);
  expect(said({ drive: 'petrol', axle: 'front', power: 135, kerbWeight: 1500 })).toEqual([
    'consumption must be given for the drive petrol',
    'tank must be given for the drive petrol',
  ]);
});

it.each([
  ['acceleration does not fit power and weight', { ...ELECTRIC, acceleration: 3 }],
  ['acceleration does not fit power and weight', { ...ELECTRIC, acceleration: 14 }],
  ['range does not fit the battery', { ...ELECTRIC, battery: 40 }],
  ['range does not fit the battery', { ...ELECTRIC, range: 300 }],
  ['charge is no time in which cells charge', { ...ELECTRIC, charge: { from: 10, to: 80, minutes: 5 } }],
  ['charge is no time in which cells charge', { ...ELECTRIC, charge: { from: 40, to: 60, minutes: 90 } }],
  ['totalRange must be the range and what a tank gives', { ...PLUGIN, totalRange: 1500 }],
])('says that %s', (fault, version) => {
  expect(said(version)).toEqual([fault]);
});
