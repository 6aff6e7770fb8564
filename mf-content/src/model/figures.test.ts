import { expect, it } from 'vitest';
import { change, percent, spokenCount } from './figures.ts';

it('speaks large numbers in ten-thousands in Chinese', () => {
  expect(spokenCount(1_629_300, 'cn')).toBe('162.93万');
  expect(spokenCount(187_420_000, 'cn')).toBe('1.87亿');
  expect(spokenCount(1_629_300, 'en')).toBe('1,629,300');
});

it('shows changes with arrow and sign', () => {
  expect(change(0.086)).toEqual({ direction: 'rise', text: '▲ +8.6%' });
  expect(change(-0.0046, 2)).toEqual({ direction: 'fall', text: '▼ −0.46%' });
  expect(change(0.0001)).toEqual({ direction: 'flat', text: '■ 0.0%' });
});

it('shows shares', () => {
  expect(percent(0.513, 'cn')).toBe('51.3%');
});
