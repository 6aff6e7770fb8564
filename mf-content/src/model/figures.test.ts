import { expect, it } from 'vitest';
import { change, count, percent, price, spokenCount } from './figures.ts';

it('separates thousands', () => {
  expect(count(187420, 'cn')).toBe('187,420');
  expect(count(12806, 'en')).toBe('12,806');
});

it('speaks large numbers in ten-thousands in Chinese', () => {
  expect(spokenCount(1_629_300, 'cn')).toBe('162.93万');
  expect(spokenCount(187_420_000, 'cn')).toBe('1.87亿');
  expect(spokenCount(1_629_300, 'en')).toBe('1,629,300');
});

it('shows changes with arrow and sign', () => {
  expect(change(0.086, 'en')).toEqual({ direction: 'rise', text: '▲ +8.6%' });
  expect(change(-0.0046, 'cn', 2)).toEqual({ direction: 'fall', text: '▼ −0.46%' });
  expect(change(0.0001, 'en')).toEqual({ direction: 'level', text: '– 0.0%' });
});

it('shows shares and prices', () => {
  expect(percent(0.513, 'cn')).toBe('51.3%');
  expect(price(9.8, 'en')).toBe('9.80');
});
