import { expect, it } from 'vitest';
import { moneyIn } from './year-money.ts';

it('a Chinese reader counts in 亿, ten to the billion', () => {
  expect(moneyIn('cn', 123.456)).toBe('1,234.56');
  expect(moneyIn('en', 123.456)).toBe('123.46');
  expect(moneyIn('en', 7)).toBe('7');
});
