import { describe, expect, it } from 'vitest';
import { visitRules } from 'shared/contract/booking/visit-calendar';
import { stampOf } from '../../../model/shanghai-time.ts';
import { mayOffer, offerEnd } from './offer-time.model.ts';

const RULES = visitRules.parse({
  weekdays: [2, 3, 4, 5, 6, 7],
  opens: '09:30',
  closes: '16:30',
  slotMinutes: 90,
  capacity: 60,
  explainers: 2,
  lead: { min: 1, max: 60 },
  cutOff: { daysBefore: 1, time: '15:00' },
  explainer: { min: 15, mode: 'gte' },
  days: [],
});
const TUESDAY = '2026-12-01';
const at = (stamp: string) => Date.parse(`${stamp.replace(' ', 'T')}:00+08:00`);

describe('an offer', () => {
  it.each([
    ['2026-11-21 10:00', '2026-11-21 12:00', 'two hours by day'],
    ['2026-11-21 19:00', '2026-11-21 21:00', 'to the last minute of the day'],
    ['2026-11-21 20:30', '2026-11-22 09:30', 'half an hour in the evening and the rest in the morning'],
    ['2026-11-21 23:50', '2026-11-22 10:00', 'from the morning on, when made at night'],
    ['2026-11-22 03:00', '2026-11-22 10:00', 'from the morning on, when made before it'],
    ['2026-11-30 13:40', '2026-11-30 15:00', 'never longer than the visit can be changed'],
  ])('of %s holds until %s: %s', (made, over) => {
    expect(stampOf(offerEnd(RULES, TUESDAY, at(made))).slice(0, 16)).toBe(over);
  });

  it('holds over several days when the hours of a day are short', () => {
    const short = { ...RULES, waiting: { ...RULES.waiting, from: '09:00', to: '09:50' } };
    expect(stampOf(offerEnd(short, TUESDAY, at('2026-11-21 12:00')))).toBe('2026-11-24 09:20:00');
  });

  it('is over at the cut-off when no minute of any day counts', () => {
    const none = { ...RULES, waiting: { ...RULES.waiting, from: '09:00', to: '08:00' } };
    expect(stampOf(offerEnd(none, TUESDAY, at('2026-11-21 12:00')))).toBe('2026-11-30 15:00:00');
  });

  it('is made until the cut-off, and of days that can be booked', () => {
    expect(mayOffer(RULES, TUESDAY, at('2026-11-30 14:59'))).toBe(true);
    expect(mayOffer(RULES, TUESDAY, at('2026-11-30 15:00'))).toBe(false);
    expect(mayOffer(RULES, '2026-12-07', at('2026-11-30 12:00'))).toBe(false);
  });
});
