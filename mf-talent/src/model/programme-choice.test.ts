import * as contract from 'shared/contract/talent/talent';
import type { Programme } from 'shared/contract/talent/talent';
import { describe, expect, it } from 'vitest';
import { ALL, groupsOf, hrefOf, programmeQuery, STATUSES, TRACKS } from './programme-choice.ts';

const programme = (id: string, track: Programme['track'], status: Programme['status']): Programme => ({
  id,
  track,
  status,
  title: id,
  summary: '',
  audience: '',
  places: '',
  begins: '2026-01-01',
  ends: '2026-12-31',
  steps: [],
  contact: '',
});
const list = [
  programme('training', 'training', 'inProgress'),
  programme('spring', 'campus', 'notStarted'),
  programme('autumn', 'campus', 'inProgress'),
];
const ids = (query: Record<string, string>) =>
  groupsOf(list, programmeQuery.parse(query) ?? ALL).map((group) => [
    group.track,
    ...group.programmes.map((one) => one.id),
  ]);

describe('filtering programmes', () => {
  it('shows all of them, track by track in a fixed order, unless asked otherwise', () => {
    expect(ids({})).toEqual([
      ['campus', 'spring', 'autumn'],
      ['training', 'training'],
    ]);
  });

  it('narrows by track, by status, and by both', () => {
    expect(ids({ track: 'campus' })).toEqual([['campus', 'spring', 'autumn']]);
    expect(ids({ status: 'inProgress' })).toEqual([
      ['campus', 'autumn'],
      ['training', 'training'],
    ]);
    expect(ids({ track: 'training', status: 'notStarted' })).toEqual([]);
  });

  it.each([{ track: 'x' }, { status: '<b>' }, { track: 'Campus' }])('knows no %j', (query) => {
    expect(programmeQuery.parse(query as Record<string, string>)).toBeNull();
  });

  it('writes addresses without what is default', () => {
    expect(hrefOf('cn', { track: null, status: null })).toBe('/cn/cn/talent');
    expect(hrefOf('en', { track: 'campus', status: 'completed' })).toBe('/cn/en/talent?track=campus&status=completed');
  });

  it('knows every track and status of the service', () => {
    expect(TRACKS).toEqual(contract.PROGRAMME_TRACKS);
    expect(STATUSES).toEqual(contract.PROGRAMME_STATUSES);
  });
});
