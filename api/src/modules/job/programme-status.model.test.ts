import { describe, expect, it } from 'vitest';
import { programmeStatusOf } from './programme-status.model.ts';

const run = { begins: '2026-11-01', ends: '2026-11-30', status: null };

// Spec STATE-programme, G-27.
describe('a programme', () => {
  it.each([
    ['2026-10-31', 'notStarted'],
    ['2026-11-01', 'inProgress'],
    ['2026-11-30', 'inProgress'],
    ['2026-12-01', 'completed'],
  ])('on %s is %s', (today, status) => {
    expect(programmeStatusOf(run, today)).toBe(status);
  });

  it('that was ended early says so whatever its dates', () => {
    expect(programmeStatusOf({ ...run, status: 'completed' }, '2026-11-15')).toBe('completed');
  });
});
