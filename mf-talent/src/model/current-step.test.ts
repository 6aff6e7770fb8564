import { describe, expect, it } from 'vitest';
import { currentStep, dayOf } from './current-step.ts';

const steps = [
  { name: 'Application', date: '2026-09-01' },
  { name: 'Interviews', date: '2026-11-16' },
  { name: 'Offers', date: '2027-01-18' },
];
const running = { status: 'inProgress', steps } as const;

// Spec J4.
describe('the current step', () => {
  it('is the last one that has begun', () => {
    expect(currentStep({ ...running }, '2026-11-15')).toBe(0);
    expect(currentStep({ ...running }, '2026-11-16')).toBe(1);
    expect(currentStep({ ...running }, '2027-03-01')).toBe(2);
  });

  it('is none before the first', () => expect(currentStep({ ...running }, '2026-08-31')).toBeNull());

  it.each(['notStarted', 'completed'] as const)('is none when the programme is %s', (status) => {
    expect(currentStep({ status, steps }, '2026-11-20')).toBeNull();
  });

  it('follows the calendar of Shanghai, eight hours ahead', () => {
    expect(dayOf(Date.UTC(2026, 10, 20, 15, 59))).toBe('2026-11-20');
    expect(dayOf(Date.UTC(2026, 10, 20, 16, 0))).toBe('2026-11-21');
  });
});
