import { describe, expect, it } from 'vitest';
import { salesTotalOf } from './sales-total.model.ts';

const month = (name: string, sales: number, nev = 0) => ({ month: name, output: sales + 1, sales, nev });

describe('the figures of the newest month', () => {
  it('compare with the same month and the same part of last year', () => {
    const total = salesTotalOf([
      month('2025-01', 100),
      month('2025-02', 200),
      month('2025-03', 999),
      month('2026-01', 110),
      month('2026-02', 250, 100),
    ]);
    expect(total).toMatchObject({ month: '2026-02', output: 251, sales: 250, salesYoY: 0.25, ytd: 360, nevShare: 0.4 });
    expect(total?.ytdYoY).toBeCloseTo(0.2);
  });

  it('are null where the base is zero or missing', () => {
    expect(salesTotalOf([month('2025-02', 0), month('2026-02', 0)])).toMatchObject({
      salesYoY: null,
      ytdYoY: null,
      nevShare: null,
    });
  });

  it('carry three years of months', () => {
    const months = Array.from({ length: 40 }, (_, at) =>
      month(`20${20 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`, at),
    );
    expect(salesTotalOf(months)?.trend).toHaveLength(36);
    expect(salesTotalOf(months)?.trend[0]).toEqual({ month: '2020-05', sales: 4 });
  });

  it('do not exist without months', () => {
    expect(salesTotalOf([])).toBeUndefined();
  });
});
