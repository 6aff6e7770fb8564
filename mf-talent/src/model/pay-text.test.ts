import { expect, it } from 'vitest';
import { payText } from './pay-text.ts';

it('somebody reads pay as a range, or as one figure where it is fixed', () => {
  expect(payText({ from: 18_000, to: 28_000 }, 'en')).toBe('CNY 18,000–28,000');
  expect(payText({ from: 18_000, to: 28_000 }, 'cn')).toBe('18,000至28,000元');
  expect([payText({ from: 9000, to: 9000 }, 'en'), payText({ from: 9000, to: 9000 }, 'cn')]).toEqual([
    'CNY 9,000',
    '9,000元',
  ]);
});
