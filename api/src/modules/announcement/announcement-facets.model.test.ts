import { describe, expect, it } from 'vitest';
import { countAnswers, isWanted } from './announcement-facets.model.ts';

const row = (market: 'A' | 'H', category: 'sales' | 'board', date: string) => ({ market, category, date });
const ROWS = [
  row('A', 'sales', '2026-10-12'),
  row('A', 'board', '2026-10-24'),
  row('A', 'sales', '2025-10-10'),
  row('H', 'sales', '2026-10-12'),
];
const NOTHING = { market: '', category: '', year: 0 } as const;

// Spec I11.
describe('the filters of announcements', () => {
  it('want everything while nothing is answered', () => {
    expect(ROWS.every((one) => isWanted(one, NOTHING))).toBe(true);
  });

  it('want what fits every answer', () => {
    const answers = { market: 'A', category: 'sales', year: 2026 } as const;
    expect(ROWS.filter((one) => isWanted(one, answers))).toEqual([ROWS[0]]);
  });

  it('count what each other answer would give, so that no answer leads to nothing', () => {
    expect(countAnswers(ROWS, { market: 'A', category: 'sales', year: 0 })).toEqual({
      market: { A: 2, H: 1 },
      category: { sales: 2, board: 1 },
      year: { 2026: 1, 2025: 1 },
    });
  });
});
