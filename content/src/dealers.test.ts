import { describe, expect, test } from 'vitest';
import { packPage } from 'shared/contract/content/page-body';
import { readFileSync } from 'node:fs';
import { sharesOf } from '../build/dealers/shares.ts';
import { PACK_ROOT, readPackFile } from './read-pack.ts';

const provinces = readPackFile('dealers.json');
const points = provinces.flatMap(({ cities }) => cities.flatMap((city) => city.points));
const dealers = points.filter(({ kind }) => kind === 'dealer');
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

// Spec ENT-dealer, SCR-marketing-facts: what the pages say of the network is what there is.
describe('the dealers', () => {
  test.each(['cn', 'en'] as const)('are as many in each province as the service promise says in %s', (lang) => {
    const text = readFileSync(new URL(`pages/brand/service/${lang}.json`, PACK_ROOT), 'utf8');
    const block = packPage.parse(JSON.parse(text)).blocks.find(({ kind }) => kind === 'provinces');
    const said = block?.kind === 'provinces' ? block.items.map(({ code, name, value }) => [code, name, value]) : [];
    const there = provinces.map(({ code, name, cities }) => [
      code,
      name[lang],
      sum(cities.map((city) => city.points.filter(({ kind }) => kind === 'dealer').length)),
    ]);
    expect(there).toEqual(said);
    expect(dealers).toHaveLength(2750);
  });

  test('keep 8,000 courtesy cars, and twelve of them convert cars, one in Guangzhou', () => {
    expect(sum(dealers.map(({ cars }) => cars))).toBe(8000);
    const adapting = dealers.filter(({ services }) => services.includes('adapted'));
    expect(adapting).toHaveLength(12);
    expect(adapting.map(({ id }) => id)).toContain('gd-guangzhou-1');
  });

  test('sell the two brands that every dealer has, and keep hours that end after they begin', () => {
    expect(dealers.filter(({ brands }) => !brands.includes('chenyue') || !brands.includes('yaoxing'))).toEqual([]);
    expect(points.filter(({ hours: [opens, closes] }) => opens >= closes)).toEqual([]);
  });

  test('have a name of their own in their city, and a number of their own', () => {
    const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
    unique(dealers.map(({ name }) => name.cn));
    unique(dealers.map(({ phone }) => phone));
    unique(points.map(({ id }) => id));
  });

  test('stand near the centre of their city', () => {
    const far = provinces.flatMap(({ cities }) =>
      cities.flatMap(({ at, points: inCity }) =>
        inCity.filter((point) => Math.hypot(point.at[0] - at[0], point.at[1] - at[1]) > 0.1),
      ),
    );
    expect(far).toEqual([]);
  });
});

test('the rescue has 41 garages, nine road-maintenance stations and three fire brigades as partners', () => {
  const partners = points.filter(({ kind }) => kind === 'rescue').map(({ name }) => name.en);
  const of = (word: string) => partners.filter((name) => name.endsWith(word)).length;
  expect([of('Garage'), of('Road Maintenance Station'), of('Fire Brigade')]).toEqual([41, 9, 3]);
});

test('a number in parts by weight is neither more nor less than it', () => {
  expect(sharesOf(10, [1, 1, 1], 1)).toEqual([4, 3, 3]);
  expect(sharesOf(7, [5, 1], 1)).toEqual([5, 2]);
  expect(() => sharesOf(2, [1, 1, 1], 1)).toThrow('not enough');
});
