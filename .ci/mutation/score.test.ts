import { describe, expect, it } from 'vitest';
import { isSampled } from './sample.ts';
import { formatRow, formatScore, scoresOf, survivorsOf } from './score.ts';

const mutant = (line: number, status: string) => ({
  mutatorName: 'BlockStatement',
  replacement: '{}',
  location: { start: { line } },
  status,
});
const EVERY = { seed: 1, oneIn: 1 };
const report = {
  files: {
    'a/b/one.ts': { mutants: [mutant(1, 'Killed'), mutant(2, 'Survived'), mutant(3, 'CompileError')] },
    'a/two.ts': { mutants: [mutant(4, 'Timeout'), mutant(5, 'NoCoverage')] },
  },
};

describe('the score of a run', () => {
  it('counts what was noticed of what was tried, by folder', () => {
    expect(scoresOf(report, EVERY)).toEqual({
      folders: [
        { folder: 'a', noticed: 1, tried: 2 },
        { folder: 'a/b', noticed: 1, tried: 2 },
      ],
      all: { folder: 'all', noticed: 2, tried: 4 },
    });
  });

  it('names what nobody noticed', () => {
    expect(survivorsOf(report, EVERY)).toEqual([
      { at: 'a/b/one.ts:2', change: 'BlockStatement {}' },
      { at: 'a/two.ts:5', change: 'no test comes here: BlockStatement {}' },
    ]);
  });

  it('is written in per cent', () => {
    expect(formatScore({ folder: 'a', noticed: 1, tried: 3 })).toBe('  33.3 %     1 of    3  a');
    expect(formatScore({ folder: 'a', noticed: 0, tried: 0 })).toContain('–');
  });

  it('is a row of the table that says how to repeat it', () => {
    const run = { folders: ['a', 'b'], sample: { seed: 2, oneIn: 4 }, today: '2026-11-23' };
    expect(formatRow({ noticed: 1, tried: 3 }, run)).toBe(
      '| `pnpm mutation a b --seed 2 --one-in 4` | 33.3 % | 1 of 3 | 2026-11-23 |',
    );
  });
});

describe('a sample', () => {
  const names = Array.from({ length: 1000 }, (_, line) => ({ file: 'a.ts', mutator: 'm', replacement: '', line }));
  const drawn = (seed: number, oneIn: number) => names.filter((name) => isSampled(name, { seed, oneIn }));

  it('is about one in so many, the same for the same seed, another one for another', () => {
    expect(drawn(1, 10).length).toBeGreaterThan(70);
    expect(drawn(1, 10).length).toBeLessThan(130);
    expect(drawn(1, 10)).toEqual(drawn(1, 10));
    expect(drawn(1, 10)).not.toEqual(drawn(2, 10));
    expect(drawn(1, 1)).toHaveLength(1000);
  });
});
