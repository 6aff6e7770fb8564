import type { z } from 'zod';
import type { PACK_LISTS } from 'shared/contract/pack/pack-list';

type Name = 'jobs.json' | 'workplaces.json' | 'programme-rounds.json';
type Lists = { -readonly [N in Name]: z.input<(typeof PACK_LISTS)[N]> };

const both = (text: string) => ({ cn: `${text}（中文）`, en: `${text} (English)` });
const lines = { cn: ['一', '二'], en: ['One', 'Two'] };

/** Vacancies, where they are and the rounds that they belong to; the clock of the tests is noon of 21 November 2026. */
export function talentLists(): Lists {
  return {
    'jobs.json': jobs(),
    'workplaces.json': [workplace('shanghai'), workplace('nansha')],
    'programme-rounds.json': programmeRounds(),
  };
}

function jobs(): Lists['jobs.json'] {
  return [
    job('tunnel-engineer', { city: 'guangzhou', function: 'research', track: 'social' }),
    job('drive-engineer', { city: 'shanghai', function: 'software', track: 'social' }),
    { ...job('graduate', { city: 'guangzhou', function: 'software', track: 'campus' }), programme: 'open-round' },
    { ...job('filled', { city: 'wuhan', function: 'quality', track: 'social' }), closes: '2026-11-20' },
    { ...job('of-tomorrow', { city: 'wuhan', function: 'quality', track: 'social' }), date: '2026-11-22' },
  ];
}

function programmeRounds(): Lists['programme-rounds.json'] {
  const stop = (begins: string, ends: string) => ({ city: both('Wuhan'), place: both('Hall 2'), begins, ends });
  return [
    {
      id: 'open-round',
      stops: [stop('2026-12-05 14:00', '2026-12-05 16:00'), stop('2026-11-28 14:00', '2026-11-28 16:00')],
    },
    { id: 'old-round', result: { applied: 900, interviewed: 120, offers: 40, started: 38, note: both('Online') } },
  ];
}

const job = (
  id: string,
  facets: Pick<Lists['jobs.json'][number], 'city' | 'function' | 'track'>,
): Lists['jobs.json'][number] => ({
  id,
  ...facets,
  brand: 'group',
  kind: facets.track === 'campus' ? 'graduate' : 'permanent',
  pay: { from: 12_000, to: 20_000, months: 13 },
  workplaces: ['nansha', 'shanghai'],
  places: 2,
  date: '2026-11-01',
  closes: '2026-12-31',
  title: both(id),
  summary: both('Summary'),
  department: both('Department'),
  cityName: both(facets.city),
  duties: lines,
  requirements: lines,
  offer: lines,
  team: lines,
  process: [
    { name: both('Reading'), decides: both('Two engineers') },
    { name: both('Interview'), date: '2026-12-07', decides: both('The head') },
  ],
  documents: lines,
  contact: both('Mail'),
  person: { name: both('Somebody'), role: both('Recruiter'), phone: '020-0000-0001' },
});

const workplace = (id: string): Lists['workplaces.json'][number] => ({
  id,
  name: both(id),
  street: both('1 Example Road'),
  city: both(id),
  region: both('Region'),
  postalCode: '000000',
  access: both('Lifts'),
});
