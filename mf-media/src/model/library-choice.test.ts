import * as contract from 'shared/contract/media/media';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  choiceOfAll,
  COLOURS,
  conditionsOf,
  EVERYTHING,
  filterOf,
  hrefOf,
  isChosen,
  KINDS,
  libraryQuery,
  ORIENTATIONS,
  pathOf,
  readChoice,
  SORTS,
  TOPICS,
} from './library-choice.ts';
import { clock } from './duration.ts';

it('all results of a choice are one parameter of the basket, which means the same conditions', () => {
  const choice = { ...EVERYTHING, type: 'image', brand: 'yaoxing', key: 'a&b', sort: 'name', page: 3 } as const;
  const text = allOf(choice);
  expect(text).toBe('?type=image&key=a%26b&brand=yaoxing');
  expect(choiceOfAll(text)).toEqual({ ...choice, sort: 'newest', page: 1 });
  expect(conditionsOf(choice)).toMatchObject({
    type: 'image',
    brand: 'yaoxing',
    searchKeyword: 'a&b',
    time: '',
    year: '',
  });
  expect(choiceOfAll(allOf(EVERYTHING))).toEqual(EVERYTHING);
  expect([choiceOfAll(''), choiceOfAll('type=image'), choiceOfAll('?type=x')]).toEqual([null, null, null]);
});

describe('the address of the library', () => {
  it('means everything, page 1, unless it says otherwise', () => {
    expect(libraryQuery.parse({ days: '-1' })).toEqual(EVERYTHING);
    expect(libraryQuery.read('?type=image&days=30&page=2')).toEqual({
      ...EVERYTHING,
      type: 'image',
      days: 30,
      page: 2,
    });
  });

  it.each([
    { days: '31' },
    { type: 'audio' },
    { page: '0' },
    { page: '-2' },
    { page: '2.5' },
    { page: '1001' },
    { page: '10000' },
    { page: 'x' },
    { page: 'x2' },
    { page: '2x' },
  ])('is none where it says %j', (query) => expect(libraryQuery.parse(query as Record<string, string>)).toBeNull());

  it('goes as far as the service counts', () => expect(libraryQuery.parse({ page: '1000' })?.page).toBe(1000));

  it('leaves defaults out and keeps one order', () => {
    expect(pathOf(EVERYTHING)).toBe('/media');
    expect(pathOf({ ...EVERYTHING, type: 'pack', days: 7, page: 3 })).toBe('/media?type=pack&days=7&page=3');
    expect(hrefOf('cn', { ...EVERYTHING, page: 2 })).toBe('/cn/cn/media?page=2');
  });

  it('asks the service for all time with an empty value', () => {
    expect(filterOf(EVERYTHING)).toMatchObject({
      type: '',
      time: '',
      year: '',
      searchKeyword: '',
      pageNo: 1,
      pageSize: 12,
    });
    expect(filterOf({ ...EVERYTHING, type: 'video', days: 180, page: 2 })).toMatchObject({
      type: 'video',
      time: 180,
      pageNo: 2,
      pageSize: 12,
    });
  });

  it('asks only for what the service accepts', () => {
    expect(KINDS).toEqual(contract.MEDIA_KINDS);
    expect(TOPICS).toEqual(contract.MEDIA_TOPICS);
    expect(COLOURS).toEqual(contract.MEDIA_COLOURS);
    expect(ORIENTATIONS).toEqual(contract.MEDIA_ORIENTATIONS);
    expect(SORTS).toEqual(contract.MEDIA_SORTS);
    expect(contract.mediaFilter.safeParse(filterOf(libraryQuery.read('?type=pack&days=1&page=1000'))).success).toBe(
      true,
    );
  });
});

it('kind, order and look alone are no choice that could be cleared', () => {
  expect(isChosen({ ...EVERYTHING, type: 'image', sort: 'name', view: 'list', page: 2 })).toBe(false);
  expect(isChosen({ ...EVERYTHING, colour: 'green' })).toBe(true);
  expect(isChosen({ ...EVERYTHING, key: 'V6' })).toBe(true);
});

it('brand and vehicle are ids, or the address is of no page', () => {
  expect(readChoice({ brand: 'yaoxing', vehicle: 'yaoxing-v6' })).toMatchObject({ brand: 'yaoxing' });
  for (const query of [{ brand: 'A B' }, { vehicle: '<b>' }])
    expect(readChoice(query as Record<string, string>)).toBeNull();
});

describe('the length of a video', () => {
  it.each([
    [83, '1', '23'],
    [5, '0', '05'],
    [3600, '60', '00'],
  ])('of %d seconds reads %s:%s', (duration, minutes, seconds) =>
    expect(clock(duration)).toEqual({ minutes, seconds }),
  );
});
