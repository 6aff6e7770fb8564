import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnFactsOf } from './drawn-facts.ts';
import { CARS } from './fleet.ts';

/** What is written about a car: articles and pages of the content pack, in English. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'chenyue-s1': ['articles/s1-concept-debut/en.md', 'articles/press-s1-review/en.md', 'pages/tech/concept/en.json'],
  'chenyue-m8': ['articles/chenyue-m8-cabin/en.md'],
  'heyuan-h7': ['articles/heyuan-h7/en.md', 'articles/press-h7-school-run/en.md'],
};

const read = (file: string) => readFileSync(new URL(`../../../content/pack/${file}`, import.meta.url), 'utf8');

describe.each(CARS)('$id', (car) => {
  const words = (TEXTS[car.id] ?? []).map(read).join('\n');
  const facts = drawnFactsOf(car);

  test('has the mirrors that its words say', () => {
    expect(facts.mirrors).toBe(/camera mirrors/i.test(words) ? 'camera' : 'glass');
  });

  test('has the rear doors that its words say', () => {
    const hinged = facts.doors === 2 ? 'none' : 'hinged';
    expect(facts.rearDoors).toBe(/sliding doors?/i.test(words) ? 'sliding' : hinged);
  });
});
