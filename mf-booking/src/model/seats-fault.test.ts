import { describe, expect, it } from 'vitest';
import { seatsFault } from './seats-fault.ts';
import { EMPTY } from './visit-draft.ts';

const calendars = (remaining: number) => ({
  '2026-12': {
    month: '2026-12',
    explainer: { min: 15, mode: 'gte' as const },
    lead: { min: 1, max: 60 },
    days: [
      {
        date: '2026-12-02',
        state: 'open' as const,
        note: '',
        slots: [
          { start: '09:30', end: '11:00', capacity: 60, remaining, explainers: 1 },
          { start: '11:00', end: '12:30', capacity: 60, remaining: 60, explainers: 1 },
        ],
      },
    ],
  },
});
const faultWith = (remaining: number, visitors: string, slot = '09:30-11:00') =>
  seatsFault({ ...EMPTY, date: '2026-12-02', slot, visitors }, calendars(remaining));

describe('a group that does not fit into its slot', () => {
  it('learns at once how many seats are left', () => {
    expect(faultWith(20, '21')).toEqual({ field: 'visitors', rule: 'seats', count: 20 });
    expect(faultWith(20, '20')).toBeNull();
  });

  it('learns at once that the slot is full', () => {
    expect(faultWith(0, '1')).toEqual({ field: 'slot', rule: 'full' });
  });

  it('learns whether waiting for the slot makes sense', () => {
    expect(faultWith(0, '61', '09:30-11:00-wait')).toEqual({ field: 'visitors', rule: 'large', count: 60 });
    expect(faultWith(20, '5', '09:30-11:00-wait')).toEqual({ field: 'slot', rule: 'free' });
  });

  it('is left to the service while its number or its slot is not known', () => {
    expect(faultWith(20, 'many')).toBeNull();
    expect(faultWith(0, '5', '')).toBeNull();
  });
});
