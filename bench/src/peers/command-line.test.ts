import { expect, it } from 'vitest';
import { MEASURES, readOptions } from './command-line.ts';

it('everything is measured unless less is asked for, in the order of the table', () => {
  expect(readOptions([])).toMatchObject({ only: MEASURES, isLoadedToo: false });
  expect(readOptions(['--only', 'miss,hit', '--peers', 'next', '--loaded'])).toEqual({
    only: ['hit', 'miss'],
    peers: ['next'],
    isLoadedToo: true,
    isOnce: false,
  });
});

it('what does not exist is refused by name', () => {
  expect(() => readOptions(['--peers', 'next,svelte'])).toThrow(/^svelte: there is astro, react, next, nuxt$/);
  expect(() => readOptions(['--onyl', 'hit'])).toThrow(/onyl/);
});
