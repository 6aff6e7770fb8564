import { expect, it } from 'vitest';
import { articleAddress } from './article-address.ts';

it('an article has one address, by the root of its category', () => {
  const at = (categoryCode: string) => articleAddress({ baseId: 'aero & lab', categoryCode });
  expect(at('COL-XWZX-QYDT')).toBe('/news/detail?baseid=aero%20%26%20lab');
  expect(at('COL-SHZR-ZRDT')).toBe('/csr/detail?baseid=aero%20%26%20lab');
  expect(at('COL-KJCX-CXCG')).toBe('/tech/detail?baseid=aero%20%26%20lab');
  expect(at('COL-SHZRX')).toMatch(/^\/news/);
  expect(at('')).toMatch(/^\/news/);
});
