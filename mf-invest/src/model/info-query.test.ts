import { describe, expect, it } from 'vitest';
import { choicesOf, infoAddress, infoQuery } from './info-query.ts';

describe('the address of reports and monthly sales', () => {
  it('is read back as it was written', () => {
    const query = { year: 2025, kind: 'annual', month: '2026-09', by: 'company' } as const;
    const address = infoAddress(query, 'sales');
    expect(address).toBe('/invest/info?year=2025&kind=annual&month=2026-09&by=company#sales');
    expect(infoQuery.read(new URL(address, 'http://site').search)).toEqual(query);
  });

  it('leaves out what is usual', () => {
    expect(infoAddress(infoQuery.initial, 'reports')).toBe('/invest/info#reports');
  });

  it.each([
    { year: '26' },
    { year: 'x2025' },
    { year: '20255' },
    { kind: 'weekly' },
    { month: '2026-13' },
    { month: 'x2026-09' },
    { month: '2026-091' },
    { by: 'colour' },
  ])('knows no %j', (query) => {
    expect(infoQuery.parse(query as Record<string, string>)).toBeNull();
  });

  it('gives a form only what was chosen', () => {
    expect(choicesOf(infoQuery.initial)).toEqual([]);
    expect(choicesOf({ year: 2025, kind: '', month: '2026-09', by: 'company' })).toEqual([
      ['year', '2025'],
      ['month', '2026-09'],
      ['by', 'company'],
    ]);
  });
});
