import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { courseAt, valuesOf } from 'shared/contract/content/sound';
import { describe, expect, it } from 'vitest';
import { MEDIA_ROOT, readPackFile, readPages, type Lang } from './read-pack.ts';

const KB = 1024;
const LANGS = ['cn', 'en'] as const satisfies readonly Lang[];
const sounds = readPackFile('sounds.json');
const blocks = readPages().flatMap(({ path, texts }) =>
  LANGS.flatMap((lang) =>
    (texts[lang]?.blocks ?? []).flatMap((block) => (block.kind === 'sound' ? [{ path, lang, block }] : [])),
  ),
);
const soundOf = (name: string) => {
  const found = sounds.find(({ id }) => id === name);
  if (!found) throw new Error(`no sound ${name}`);
  return found;
};
const numbersIn = (text: string) =>
  [...text.matchAll(/\d{1,2},\d{3}/g)].map(([value]) => Number(value.replace(',', '')));

// Spec M28.
describe('sounds of the pack', () => {
  it.each(sounds)(
    '$id plays in every browser, from files that are what is noted of them and not too large',
    (sound) => {
      expect(sound.files.map(({ type }) => type.split(';')[0])).toEqual(['audio/ogg', 'audio/mp4']);
      for (const { name, bytes, sha256 } of sound.files) {
        const file = readFileSync(new URL(name, MEDIA_ROOT));
        expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([bytes, sha256]);
        expect(bytes).toBeLessThanOrEqual(500 * KB);
      }
    },
  );

  it.each(sounds)(
    '$id is drawn: its loudest moment is full, and its course has as many values',
    ({ levels, course }) => {
      expect(valuesOf(course.levels)).toHaveLength(valuesOf(levels).length);
      expect(Math.max(...valuesOf(levels))).toBe(1);
      expect(Math.max(...valuesOf(course.levels))).toBeGreaterThan(0.98);
    },
  );

  it.each(blocks)('$path in $lang says all of it by the second, from its beginning to its end', ({ block }) => {
    const { seconds } = soundOf(block.sound);
    const times = block.items.map(({ at }) => at);
    expect([times[0], times.at(-1)]).toEqual([0, seconds]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const longest = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)));
    expect(longest).toBeLessThanOrEqual(10);
  });

  it.each(blocks)('$path in $lang names the speeds that the sound has then', ({ block }) => {
    const sound = soundOf(block.sound);
    const said = block.items.flatMap(({ at, text, mark = '' }) =>
      [...numbersIn(mark), ...(mark === '' ? [] : numbersIn(text))].map((value) => ({ value, at })),
    );
    expect(said.length).toBeGreaterThanOrEqual(6);
    for (const { value, at } of said) expect(Math.abs(courseAt(sound, at) / value - 1)).toBeLessThan(0.03);
  });

  it('are written alike in both languages: at the same seconds, with the same marks', () => {
    const byPath = Map.groupBy(blocks, ({ path }) => path);
    for (const both of byPath.values()) {
      const [one, other] = both.map(({ block }) => block.items.map(({ at, mark }) => [at, mark !== undefined]));
      expect(one).toEqual(other);
    }
    expect(blocks).toHaveLength(2);
  });

  // The page of the show said the forty seconds before they could be heard.
  it.each(LANGS)('in %s agree with the timeline of their page', (lang) => {
    const page = readPages().find(({ path }) => path === '/activity/AutoSH2023')?.texts[lang];
    const sound = soundOf('r1-forty-seconds');
    const moments = (page?.blocks ?? []).flatMap((block) => (block.kind === 'timeline' ? block.items : []));
    const said = moments.flatMap(({ date, title }) =>
      numbersIn(title).map((value) => [Number.parseInt(date, 10), value] as const),
    );
    expect(said.map(([at]) => at)).toEqual([21, 37]);
    for (const [at, value] of said) expect(Math.abs(courseAt(sound, at) / value - 1)).toBeLessThan(0.02);
  });
});
