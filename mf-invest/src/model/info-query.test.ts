import { describe, expect, it } from 'vitest';
import { choicesOf, infoAddress, readInfo } from './info-query.ts';

describe('the address of reports and monthly sales', () => {
  it('is read back as it was written', () => {
    const query = { year: 2025, kind: 'annual', month: '2026-09', by: 'company' } as const;
    const address = infoAddress(query, 'sales');
    expect(address).toBe('/invest/info?year=2025&kind=annual&month=2026-09&by=company#sales');
    expect(readInfo(Object.fromEntries(new URL(address, 'http://site').searchParams))).toEqual(query);
  });

  it('leaves out what is usual, and takes what is unknown for it', () => {
    const unknown = readInfo({ year: '1999', kind: 'weekly', month: '2026-13', by: 'colour' });
    expect(unknown).toEqual(readInfo({}));
    expect(infoAddress(unknown, 'reports')).toBe('/invest/info#reports');
  });

  it.each([{ year: 'x2025' }, { year: '20255' }, { month: 'x2026-09' }, { month: '2026-091' }, {}])(
    'takes %j for the newest',
    (query) => expect(readInfo(query)).toEqual({ year: 0, kind: '', month: '', by: 'product' }),
  );

  it('gives a form only what was chosen', () => {
    expect(choicesOf({ year: 0, kind: '', month: '', by: 'product' })).toEqual([]);
    expect(choicesOf({ year: 2025, kind: '', month: '2026-09', by: 'company' })).toEqual([
      ['year', '2025'],
      ['month', '2026-09'],
      ['by', 'company'],
    ]);
  });
});
