import { describe, expect, it } from 'vitest';
import { ladderMap } from './ladder-map.ts';

const grade = (id: string, next: string[] = []) => ({ id, path: 'x', name: id, years: '1', text: 'x', next });
const CRAFT = [grade('apprentice', ['fitter', 'master']), grade('fitter', ['engineer', 'apprentice']), grade('master')];
const DESK = [grade('engineer', ['fitter']), grade('lead', ['engineer'])];

describe('the map of a career', () => {
  const map = ladderMap([CRAFT, DESK]);
  const wayOf = (from: string, to: string) => map?.ways.find((way) => way.from === from && way.to === to)?.d ?? '';
  const endOf = (d: string) => [...d.matchAll(/-?[\d.]+/g)].slice(-1).map(Number)[0];

  it('has a place for every grade, one below the other, the paths on either side', () => {
    expect(map?.dots).toEqual([
      { id: 'apprentice', x: 8, y: 28 },
      { id: 'fitter', x: 8, y: 84 },
      { id: 'master', x: 8, y: 140 },
      { id: 'engineer', x: 88, y: 28 },
      { id: 'lead', x: 88, y: 84 },
    ]);
    expect([map?.width, map?.height]).toEqual([96, 168]);
  });

  it('draws every way that leads on, and marks those that change the path', () => {
    expect(map?.ways.map(({ from, to, changes }) => `${from} ${to} ${changes}`)).toEqual([
      'apprentice fitter false',
      'apprentice master false',
      'fitter engineer true',
      'fitter apprentice false',
      'engineer fitter true',
      'lead engineer false',
    ]);
  });

  it('goes straight to the next grade, and in a bow past others and back', () => {
    expect(wayOf('apprentice', 'fitter')).toBe('M8 38V74');
    expect(wayOf('apprentice', 'master')).toMatch(/^M13 38C34 /);
    expect(wayOf('fitter', 'apprentice')).toMatch(/^M13 74C28 /);
    expect(wayOf('lead', 'engineer')).toMatch(/^M83 74C68 /);
    expect([endOf(wayOf('fitter', 'engineer')), endOf(wayOf('lead', 'engineer'))]).toEqual([28, 38]);
  });

  it('is none where there are not two paths, and leaves out a way to nowhere', () => {
    expect(ladderMap([CRAFT])).toBeNull();
    expect(ladderMap([[grade('apprentice', ['nobody'])], DESK])?.ways.map(({ from }) => from)).toEqual(['lead']);
  });
});
