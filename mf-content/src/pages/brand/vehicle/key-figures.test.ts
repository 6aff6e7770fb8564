import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { expect, it } from 'vitest';
import { keyFigures, lowestPrice } from './key-figures.ts';

const version = {
  drive: 'electric',
  axle: 'rear',
  power: 200,
  kerbWeight: 1880,
  acceleration: 6.4,
  topSpeed: 190,
} as const;
const said = (type: VehicleDetail['type'], versions: Parameters<typeof keyFigures>[0]['versions']) =>
  keyFigures({ type, versions }).map(({ field, value, version: of = '' }) => [field, value, of].join(' ').trim());

it('tells of each figure the version that does best, and which it is', () => {
  const petrol = { ...version, name: 'Petrol', consumption: 5.9, power: 135, acceleration: 8.4 };
  const plugin = { ...version, name: 'Plug-in', consumption: 4.1, range: 152, power: 185, acceleration: 7.3 };
  expect(said('sedan', [petrol, plugin])).toEqual([
    'range 152 Plug-in',
    'consumption 4.1 Plug-in',
    'acceleration 7.3 Plug-in',
    'power 185 Plug-in',
  ]);
});

it('names no version where there is one, and fills up with what there is', () => {
  expect(said('suv', [{ ...version, name: 'Electric', range: 702 }])).toEqual([
    'range 702',
    'acceleration 6.4',
    'power 200',
    'topSpeed 190',
  ]);
});

it('begins with what is asked of such a vehicle', () => {
  expect(said('supercar', [{ ...version, name: 'Hybrid', consumption: 12.4 }])[0]).toBe('acceleration 6.4');
  const { acceleration: _acceleration, topSpeed: _topSpeed, ...unannounced } = version;
  expect(said('motorcycle', [{ ...unannounced, name: 'Electric', range: 168 }])).toEqual([
    'range 168',
    'power 200',
    'kerbWeight 1880',
  ]);
});

it('begins its prices with the lowest, and has none before orders open', () => {
  const versions = [
    { ...version, name: 'A', price: 169_800 },
    { ...version, name: 'B', price: 139_800 },
  ];
  expect(lowestPrice({ versions })).toBe(139_800);
  expect(lowestPrice({ versions: [{ ...version, name: 'A' }] })).toBeUndefined();
});
