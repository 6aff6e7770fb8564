import { describe, expect, it } from 'vitest';
import { isReference, newReference } from './reference.service.ts';

describe('a booking reference', () => {
  it('tells the day and has signs that nobody mistakes for others', () => {
    const references = Array.from({ length: 200 }, () => newReference('2026-11-21'));
    expect(references.filter((text) => !/^PV-20261121-[2-9A-HJ-KM-NP-Z]{4}$/.test(text))).toEqual([]);
    expect(references.every((text) => isReference(text))).toBe(true);
    expect(new Set(references).size).toBeGreaterThan(150);
  });

  it('betrays every wrong sign and every swap of neighbours', () => {
    const right = newReference('2026-11-21');
    const wrong = Array.from(right).flatMap((sign, at) => {
      const other = /\d/.test(sign) && at < 11 ? String((Number(sign) + 1) % 10) : sign === 'A' ? 'B' : 'A';
      const swapped = right.slice(0, at) + right.slice(at + 1, at + 2) + sign + right.slice(at + 2);
      return [right.slice(0, at) + other + right.slice(at + 1), swapped];
    });
    expect(wrong.filter((text) => text !== right && isReference(text))).toEqual([]);
  });

  it('is never taken for one of the waiting list', () => {
    const waits = newReference('2026-11-21', 'WL');
    expect([isReference(waits), isReference(waits, 'WL')]).toEqual([false, true]);
  });
});
