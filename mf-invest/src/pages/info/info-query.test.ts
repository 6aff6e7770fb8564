import { describe, expect, it } from 'vitest';
import { infoQuery } from './info-query.ts';

describe('the address of reports', () => {
  it('is read back as it was written', () => {
    const query = { year: 2025, kind: 'annual' } as const;
    expect(infoQuery.texts(query)).toEqual({ year: '2025', kind: 'annual' });
    expect(infoQuery.read('?year=2025&kind=annual')).toEqual(query);
  });

  it.each([{ year: '26' }, { year: 'x2025' }, { year: '20255' }, { kind: 'weekly' }])('knows no %j', (query) => {
    expect(infoQuery.parse(query as Record<string, string>)).toBeNull();
  });
});
