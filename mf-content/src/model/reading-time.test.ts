import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('never says less than one minute', () => {
  expect(readingMinutes('', 'cn')).toBe(1);
  expect(readingMinutes('<p>Short.</p>', 'en')).toBe(1);
});

it('counts characters in Chinese and words in English', () => {
  expect(readingMinutes(`<p>${'风'.repeat(1600)}</p>`, 'cn')).toBe(4);
  expect(readingMinutes(`<p>${'wind '.repeat(690)}</p>`, 'en')).toBe(3);
});

it('does not count markup', () => {
  const markup = '<a href="https://example.com/a/long/address/of/many/words">风</a>&nbsp;'.repeat(100);
  expect(readingMinutes(markup, 'cn')).toBe(1);
});
