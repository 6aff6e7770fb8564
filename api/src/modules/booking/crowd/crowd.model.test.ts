import { describe, expect, it } from 'vitest';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { crowdOn, type TakenSlot } from './crowd.model.ts';

const crowd = {
  usual: 50,
  busy: 100,
  walkIns: [{ weekdays: [2], hours: [10, 60, 10] }],
};
const rules = {
  weekdays: [2, 3],
  opens: '09:30',
  closes: '12:45',
  days: [{ from: '2026-12-08', to: '2026-12-08', state: 'closed', note: '' }],
} as unknown as VisitRules;

/** 2026-12-01 is a Tuesday. */
const on = (date: string, slots: readonly TakenSlot[] = []) => crowdOn(date, { rules, crowd, slots });
const levels = (date: string, slots?: readonly TakenSlot[]) => on(date, slots).hours.map(({ level }) => level);
const slot = (start: string, end: string, taken: number): TakenSlot => ({ date: '2026-12-01', start, end, taken });

describe('how full the pavilion will be', () => {
  it('is told hour by hour from opening to closing, the last one as long as it is open', () => {
    expect(on('2026-12-01').hours.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '09:30-10:30',
      '10:30-11:30',
      '11:30-12:30',
      '12:30-12:45',
    ]);
  });

  it('follows how many usually come without a booking on that weekday', () => {
    expect(levels('2026-12-01')).toEqual(['quiet', 'usual', 'quiet', 'quiet']);
    expect(levels('2026-12-02')).toEqual(['quiet', 'quiet', 'quiet', 'quiet']);
  });

  it('adds the groups that have booked in every hour that they are there', () => {
    expect(levels('2026-12-01', [slot('09:30', '11:00', 40)])).toEqual(['usual', 'busy', 'quiet', 'quiet']);
    expect(levels('2026-12-01', [slot('09:30', '11:00', 39)])).toEqual(['quiet', 'usual', 'quiet', 'quiet']);
  });

  it('does not count a group that goes together with the one that comes after it', () => {
    const groups = [slot('09:30', '11:00', 35), slot('11:00', '12:30', 35)];
    expect(levels('2026-12-01', groups)).toEqual(['quiet', 'usual', 'quiet', 'quiet']);
  });

  it('counts groups of that day only', () => {
    expect(levels('2026-12-01', [{ ...slot('09:30', '11:00', 60), date: '2026-12-02' }])[0]).toBe('quiet');
  });

  it('has no hours when it is closed', () => {
    expect(on('2026-12-08').hours).toEqual([]);
    expect(on('2026-12-07').hours).toEqual([]);
  });
});
