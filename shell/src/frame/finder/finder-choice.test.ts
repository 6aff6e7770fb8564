import { expect, it } from 'vitest';
import { chosenIn, typesOf } from './finder-choice.ts';
import { BRANDS } from '../testing/brands.ts';

it('an address names a brand and a body type', () => {
  expect(chosenIn(BRANDS, { brand: 'yaoxing', type: 'suv' })).toEqual({ brand: 'yaoxing', type: 'suv' });
  expect(chosenIn(BRANDS, { brand: 'yaoxing' })).toEqual({ brand: 'yaoxing', type: '' });
});

it('what does not exist is the first brand with everything it builds', () => {
  expect(chosenIn(BRANDS, { brand: 'nobody', type: 'suv' })).toEqual({ brand: 'chenyue', type: 'suv' });
  expect(chosenIn(BRANDS, { brand: 'yaoxing', type: 'sedan' })).toEqual({ brand: 'yaoxing', type: '' });
  expect(chosenIn(BRANDS, {})).toEqual({ brand: 'chenyue', type: '' });
});

it('body types are counted', () => {
  expect(BRANDS.map(typesOf)).toEqual([
    [
      ['sedan', 2],
      ['suv', 1],
    ],
    [['suv', 1]],
  ]);
});
