import { expect, it } from 'vitest';
import { basketQuery, picksOf, termsQuery } from './picks-query.ts';

it('entries stand in the address with the resolutions that were chosen', () => {
  const choice = basketQuery.parse({ picks: 'image-v6~print.pack-yunji' });
  expect(picksOf(choice?.picks ?? '')).toEqual(['image-v6~print', 'pack-yunji']);
  expect(picksOf('')).toEqual([]);
});

it('what no entry can be called is of no page', () => {
  for (const picks of ['../etc', 'image~huge', 'a..b', Array.from({ length: 201 }, () => 'a').join('.')])
    expect(basketQuery.parse({ picks })).toBeNull();
  expect(termsQuery.parse({ refused: '12345' })).toBeNull();
  expect(termsQuery.parse({ refused: '41301' })).toMatchObject({ refused: '41301', resolution: 'original' });
});
