import { describe, expect, it } from 'vitest';
import { isTradingDay, marketState, minutesOfDay, sessionsOf } from './trading-calendar.model.ts';

const at = (stamp: string) => Date.parse(`${stamp.replace(' ', 'T')}:00+08:00`);

// Spec I4.
describe('a trading day', () => {
  it.each([
    ['A', 240, '09:31', '11:30', '13:01', '15:00'],
    ['H', 330, '09:31', '12:00', '13:01', '16:00'],
  ] as const)('of market %s has %i minutes and a lunch break', (market, count, ...edges) => {
    const minutes = minutesOfDay(market, '2026-11-20');
    expect(minutes).toHaveLength(count);
    const noon = minutes.findIndex((minute) => minute > '12:30');
    expect([minutes[0], minutes[noon - 1], minutes[noon], minutes.at(-1)]).toEqual(edges);
    expect(new Set(minutes).size).toBe(count);
  });

  it.each([
    ['A', '2026-11-20', true],
    ['A', '2026-11-21', false],
    ['A', '2026-11-22', false],
    ['A', '2026-10-01', false],
    ['H', '2026-10-02', true],
    ['A', '2026-10-02', false],
    ['H', '2026-12-25', false],
    ['A', '2026-12-25', true],
  ] as const)('in market %s: %s is %s', (market, day, expected) => {
    expect(isTradingDay(market, day)).toBe(expected);
  });

  it('in Hong Kong ends at noon on the eves of holidays', () => {
    expect(sessionsOf('H', '2026-12-24')).toEqual([['09:30', '12:00']]);
    expect(minutesOfDay('H', '2026-12-24')).toHaveLength(150);
  });
});

describe('a market', () => {
  it.each([
    ['A', '2026-11-20 09:29', 'closed'],
    ['A', '2026-11-20 09:30', 'open'],
    ['A', '2026-11-20 11:30', 'break'],
    ['H', '2026-11-20 11:30', 'open'],
    ['A', '2026-11-20 13:00', 'open'],
    ['A', '2026-11-20 15:00', 'closed'],
    ['H', '2026-11-20 15:59', 'open'],
    ['A', '2026-11-21 10:00', 'closed'],
    ['H', '2026-12-24 14:00', 'closed'],
  ] as const)('%s at %s is %s', (market, time, state) => {
    expect(marketState(market, at(time))).toBe(state);
  });
});
