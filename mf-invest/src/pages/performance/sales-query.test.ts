import { describe, expect, it } from 'vitest';
import { salesAddress, salesQuery } from './sales-query.ts';

describe('the address of production and sales', () => {
  it('is read back as it was written', () => {
    const query = { by: 'company', what: 'output', month: '2026-09' } as const;
    const address = salesAddress(query);
    expect(address).toBe('/invest/sales?by=company&what=output&month=2026-09');
    expect(salesQuery.read(new URL(address, 'http://site').search)).toEqual(query);
  });

  it('leaves out what is usual', () => {
    expect(salesAddress(salesQuery.initial)).toBe('/invest/sales');
  });

  it.each([{ month: '2026-13' }, { month: 'x2026-09' }, { month: '2026-091' }, { by: 'colour' }, { what: 'exports' }])(
    'knows no %j',
    (query) => {
      expect(salesQuery.parse(query as unknown as Record<string, string>)).toBeNull();
    },
  );
});
