import { describe, expect, it } from 'vitest';
import type { EntryBody } from '../../imported/entry.model.ts';
import { chosenJobs, facetsOf, similarJobs } from './vacancies.model.ts';

type Entry = EntryBody<'job'>;
const both = (cn: string, en: string) => ({ cn, en });
const entry = (id: string, own: Partial<Entry> = {}): Entry => ({
  id,
  city: 'guangzhou',
  function: 'research',
  track: 'social',
  brand: 'group',
  kind: 'permanent',
  places: 1,
  date: '2026-11-01',
  closes: '2026-12-31',
  pay: { from: 10_000, to: 20_000, months: 13 },
  workplaces: ['nansha'],
  title: both(id, id),
  summary: both('摘要', 'Summary'),
  department: both('部门', 'Department'),
  cityName: both('广州', 'Guangzhou'),
  duties: { cn: ['标定传声器阵列'], en: ['Calibrate microphone arrays'] },
  requirements: { cn: ['一'], en: ['One'] },
  offer: { cn: ['一'], en: ['One'] },
  team: { cn: ['一'], en: ['One'] },
  process: [],
  documents: { cn: ['一'], en: ['One'] },
  contact: both('信', 'Mail'),
  person: { name: both('甲', 'A'), role: both('一', 'One'), phone: '020-0000-0000' },
  ...own,
});
const choice = {
  city: '',
  function: '',
  track: '',
  brand: '',
  kind: '',
  days: '',
  searchKeyword: '',
  sort: 'newest',
} as const;
const TODAY = '2026-11-21';
const ids = (list: readonly Entry[]) => list.map(({ id }) => id);

// Spec J2.
describe('somebody who looks for work', () => {
  const list = [
    entry('tunnel'),
    entry('drive', { function: 'software', closes: '2026-12-01', date: '2026-11-15', brand: 'yunji' }),
    entry('guide', {
      pay: { from: 1, to: 30_000, months: 12 },
      date: '2026-10-20',
      duties: { cn: ['讲解'], en: ['Talk'] },
    }),
  ];
  const found = (own: object) => ids(chosenJobs(list, { ...choice, ...own }, TODAY));

  it('finds duties by words of either language, all of which must occur', () => {
    expect(found({ searchKeyword: 'MICROPHONE calibrate' })).toEqual(['tunnel', 'drive']);
    expect(found({ searchKeyword: '传声器' })).toEqual(['tunnel', 'drive']);
    expect(found({ searchKeyword: 'microphone talk' })).toEqual([]);
    expect(found({ searchKeyword: '讲解' })).toEqual(['guide']);
  });

  it('sorts by the last day, by pay, or leaves the newest first', () => {
    expect(found({ sort: 'closing' })).toEqual(['drive', 'tunnel', 'guide']);
    expect(found({ sort: 'pay' })).toEqual(['guide', 'tunnel', 'drive']);
    expect(found({})).toEqual(['tunnel', 'drive', 'guide']);
  });

  it('takes what was published in the last days, today and the first of them included', () => {
    expect(found({ days: '7' })).toEqual(['drive']);
    expect(ids(chosenJobs(list, { ...choice, days: '7' }, '2026-11-22'))).toEqual([]);
    expect(found({ days: '30' })).toEqual(['tunnel', 'drive']);
  });

  it('is told how many each further choice would leave', () => {
    const facets = facetsOf(list, { ...choice, function: 'research' }, TODAY);
    expect(facets.function).toEqual({ research: 2, software: 1 });
    expect(facets.brand).toEqual({ group: 2 });
    expect(facets.days).toEqual({ 30: 1 });
  });
});

describe('vacancies like another', () => {
  const to = entry('tunnel');

  it('are of its field or of its place and kind, the nearest first, and never itself', () => {
    const list = [
      to,
      entry('far', { function: 'design', city: 'shanghai', track: 'campus' }),
      entry('place', { function: 'design' }),
      entry('field', { city: 'wuhan' }),
      entry('near'),
    ];
    expect(ids(similarJobs(list, to, 3))).toEqual(['near', 'field', 'place']);
    expect(ids(similarJobs(list, to, 1))).toEqual(['near']);
  });
});
