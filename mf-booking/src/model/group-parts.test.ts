import { describe, expect, it } from 'vitest';
import { calendarOf } from '../testing/pavilion-service.ts';
import { agreedParts, mostParts, offerFor, partsText } from './group-parts.ts';
import { EMPTY } from './visit-draft.ts';

const calendars = { '2026-12': calendarOf('2026-12') };
const WISH = { ...EMPTY, date: '2026-12-02', slot: '09:30-11:00', visitors: '50' };
const PARTS = [
  { start: '09:30', end: '11:00', visitors: 48 },
  { start: '11:00', end: '12:30', visitors: 2 },
];

// Spec RULE-parts, B19.
describe('a group above the places of its slot', () => {
  it('is offered to come in parts, in its slot and those after it', () => {
    expect(offerFor(WISH, calendars, 2)).toEqual(PARTS);
    expect(offerFor({ ...WISH, visitors: '52' }, calendars, 2)).toHaveLength(2);
  });

  it.each([
    ['one slot holds it', { visitors: '48' }, 2],
    ['all of them together do not', { visitors: '53' }, 2],
    ['its quota is one slot', {}, 1],
    ['no slot was chosen', { slot: '' }, 2],
    ['its slot is full', { date: '2026-12-03' }, 2],
    ['nobody knows yet how many come', { visitors: 'many' }, 2],
  ])('is offered nothing when %s', (_why, changes, most) => {
    expect(offerFor({ ...WISH, ...changes }, calendars, most)).toBeNull();
  });

  it('is offered only slots that have a guide when it wants one', () => {
    const day = calendarOf('2026-12');
    const without = day.days.map((one) => ({
      ...one,
      slots: one.slots.map((slot) => ({ ...slot, explainers: slot.start === '11:00' ? 0 : 1 })),
    }));
    const few = { '2026-12': { ...day, days: without } };
    expect(offerFor({ ...WISH, explainer: true }, few, 2)).toBeNull();
    expect(offerFor(WISH, few, 2)).toEqual(PARTS);
  });

  it('sends what it has agreed to, until slot or number change', () => {
    const agreed = { ...WISH, parts: partsText(PARTS) };
    expect(agreedParts(agreed)).toEqual(PARTS);
    expect(agreedParts({ ...agreed, visitors: '51' })).toEqual([]);
    expect(agreedParts({ ...agreed, slot: '11:00-12:30' })).toEqual([]);
    expect(agreedParts({ ...agreed, parts: 'all of us' })).toEqual([]);
  });

  it('takes no more slots than its quota has visits of a day', () => {
    const quota = { slot: 1, day: 2, month: 8 };
    const large = { slots: 4, approveFrom: 100, answerDays: 2 };
    expect(mostParts({ large })).toBe(4);
    expect(mostParts({ large, quotas: { organisation: quota, phone: { ...quota, day: 3 } } })).toBe(2);
    expect(mostParts({})).toBe(1);
  });
});
