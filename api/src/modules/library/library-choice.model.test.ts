import { mediaConditions } from 'shared/contract/media/media';
import { describe, expect, it } from 'vitest';
import {
  chosenEntries,
  coversOf,
  facetsOf,
  orientationOf,
  sortedEntries,
  type LibraryEntry,
} from './library-choice.model.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const both = (cn: string, en: string) => ({ cn, en });

const V6 = {
  id: 'yaoxing-v6',
  kind: 'vehicle' as const,
  brand: 'yaoxing',
  name: both('曜行V6', 'Yaoxing V6'),
  background: { cn: ['一'], en: ['One'] },
  facts: [],
  articles: [],
};

function entryOf(row: Partial<LibraryEntry['row']> & { id: string }, more: Partial<LibraryEntry> = {}): LibraryEntry {
  return {
    row: {
      kind: 'image',
      date: '2026-11-20',
      title: both('正面', 'Front'),
      summary: both('深绿色', 'Dark green'),
      tags: { cn: [], en: [] },
      picture: row.id,
      duration: null,
      file_count: 1,
      size: 1,
      url: '',
      credit: both('设计中心', 'Design Centre'),
      files: [],
      embargoed: false,
      public_at: new Date(0),
      ...row,
    },
    subjects: [],
    topics: [],
    brands: [],
    cover: undefined,
    orientation: 'landscape',
    ...more,
  };
}

const front = entryOf(
  { id: 'front' },
  { subjects: [V6], brands: [{ id: 'yaoxing', name: both('曜行', 'Yaoxing') }], topics: ['vehicles'], colour: 'green' },
);
const tunnel = entryOf(
  { id: 'tunnel', kind: 'video', date: '2025-03-01', title: both('风洞', 'The wind tunnel') },
  { topics: ['aerodynamics'] },
);
const show = entryOf({ id: 'show', kind: 'pack', date: '2026-11-19', title: both('广州车展', 'Auto show') });
const library = [front, show, tunnel];

const found = (conditions: object, entries = library) =>
  chosenEntries(entries, mediaConditions.parse(conditions), { now: NOW }).map(({ row }) => row.id);

// Spec M17, ENT-media-filter.
describe('a journalist who looks for a picture', () => {
  it('finds it by words of either language, whatever the case, from their beginning on', () => {
    expect(found({ searchKeyword: '曜行' })).toEqual(['front']);
    expect(found({ searchKeyword: 'yaoxing GREEN' })).toEqual(['front']);
    expect(found({ searchKeyword: 'V6 深绿' })).toEqual(['front']);
    expect(found({ searchKeyword: 'tun' })).toEqual(['tunnel']);
    expect(found({ searchKeyword: 'unnel' })).toEqual([]);
    expect(found({ searchKeyword: 'wind blue' })).toEqual([]);
  });

  it('finds everything without words, and nothing by signs that are in no word', () => {
    expect(found({ searchKeyword: '  ' })).toEqual(['front', 'show', 'tunnel']);
    expect(found({ searchKeyword: '%_' })).toEqual([]);
  });

  it.each([
    [{ type: 'pack' }, ['show']],
    [{ brand: 'yaoxing' }, ['front']],
    [{ vehicle: 'yaoxing-v6' }, ['front']],
    [{ topic: 'aerodynamics' }, ['tunnel']],
    [{ colour: 'green' }, ['front']],
    [{ year: 2025 }, ['tunnel']],
    [{ orientation: 'portrait' }, []],
    [{ time: 1 }, ['front']],
    [{ time: 7, type: 'video' }, []],
  ])('narrows by %j', (conditions, ids) => {
    expect(found(conditions)).toEqual(ids);
  });

  it('is told how much each other choice would leave, with the names of the language', () => {
    const conditions = mediaConditions.parse({ type: 'image' });
    const facets = facetsOf(library, conditions, { now: NOW, lang: 'en' });
    expect(facets.type).toEqual([
      { value: 'image', count: 1 },
      { value: 'pack', count: 1 },
      { value: 'video', count: 1 },
    ]);
    expect(facets.brand).toEqual([{ value: 'yaoxing', name: 'Yaoxing', count: 1 }]);
    expect(facets.vehicle).toEqual([{ value: 'yaoxing-v6', name: 'Yaoxing V6', count: 1 }]);
    expect(facets.topic).toEqual([{ value: 'vehicles', count: 1 }]);
  });

  it('reads years from the newest', () => {
    const { year } = facetsOf(library, mediaConditions.parse({}), { now: NOW, lang: 'cn' });
    expect(year.map(({ value }) => value)).toEqual(['2026', '2025']);
  });

  it('reads them from the newest, from the oldest or by name', () => {
    const order = (sort: 'newest' | 'oldest' | 'name') => sortedEntries(library, sort, 'en').map(({ row }) => row.id);
    expect(order('newest')).toEqual(['front', 'show', 'tunnel']);
    expect(order('oldest')).toEqual(['tunnel', 'show', 'front']);
    expect(order('name')).toEqual(['show', 'front', 'tunnel']);
  });
});

describe('a page of the library', () => {
  it('shows no cover twice: a package takes another picture of its own', () => {
    const pack = (id: string, files: string[]) => entryOf({ id, kind: 'pack', picture: 'front', files });
    const covers = coversOf([
      pack('first', ['front-1280.webp', 'side-1040.webp']),
      front,
      pack('second', ['front-1280.webp', 'side-1040.webp', 'rear-1280.webp']),
      pack('third', ['front-1280.webp']),
    ]);
    expect([...covers]).toEqual([
      ['first', 'side'],
      ['front', 'front'],
      ['second', 'rear'],
      ['third', null],
    ]);
  });
});

it.each([
  [{ width: 1280, height: 720 }, 'landscape'],
  [{ width: 780, height: 1040 }, 'portrait'],
  [{ width: 720, height: 720 }, undefined],
  [undefined, undefined],
])('a picture of %j is %s', (picture, orientation) => {
  expect(orientationOf(picture)).toBe(orientation);
});
