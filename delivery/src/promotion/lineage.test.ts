import { describe, expect, it } from 'vitest';
import type { HistoryLine } from '../history.ts';
import { lineOfConstellations, lineOfVersions, lineThatBrought } from './lineage.ts';

type Move = [what: HistoryLine['what'], to: string | null];

const lines = (app: string, moves: readonly Move[]): HistoryLine[] =>
  moves.map(([what, to], at) => ({
    seq: at + 1,
    when: '2026-11-23T08:00:00.000Z',
    who: 'Lin',
    what,
    from: null,
    to,
    changes: [{ app, from: null, to }],
    evidence: [],
    previous: '',
    hash: '',
  }));
const wayOf = (...moves: Move[]) => lineOfConstellations(lines('shell', moves));

describe('the way to what is served', () => {
  it('is what was promoted, one after the other', () => {
    expect(wayOf(['ensure', 'a'], ['promote', 'b'], ['promote', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('goes back with a rollback and is not walked to and fro', () => {
    expect(wayOf(['promote', 'a'], ['promote', 'b'], ['promote', 'c'], ['rollback', 'b'])).toEqual(['a', 'b']);
    expect(wayOf(['promote', 'a'], ['promote', 'b'], ['revert', 'a'])).toEqual(['a']);
  });

  it('goes on when something earlier is promoted again', () => {
    expect(wayOf(['promote', 'a'], ['promote', 'b'], ['promote', 'a'])).toEqual(['a', 'b', 'a']);
    expect(wayOf(['ensure', 'a'], ['ensure', 'b'], ['ensure', 'a'])).toEqual(['a', 'b', 'a']);
    expect(wayOf(['promote', 'a'], ['promote', 'b'], ['promote', 'a'], ['rollback', 'a'])).toEqual(['a', 'b', 'a']);
  });

  it('has no step to where one is', () => expect(wayOf(['promote', 'a'], ['promote', 'a'])).toEqual(['a']));

  it('takes a step back to what it does not know for a new one', () => {
    expect(wayOf(['promote', 'a'], ['recover', 'x'])).toEqual(['a', 'x']);
  });

  it('begins anew after nothing was promoted', () => {
    expect(wayOf(['promote', 'a'], ['revert', null], ['promote', 'b'])).toEqual(['b']);
  });

  it('of an app has only its own moves', () => {
    const history = [...lines('mf-invest', [['promote', '1']]), ...lines('mf-media', [['promote', '9']])];
    expect(lineOfVersions(history, 'mf-invest')).toEqual(['1']);
  });
});

it('the line that brought a version is the last one that did', () => {
  const history = lines('mf-invest', [
    ['promote', '1'],
    ['promote', '2'],
    ['promote', '1'],
  ]);
  expect(lineThatBrought(history, 'mf-invest', '1')?.seq).toBe(3);
  expect(lineThatBrought(history, 'mf-media', '1')).toBeUndefined();
});
