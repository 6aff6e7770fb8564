import { expect, test } from 'vitest';
import { Soup } from '../../geometry/soup.ts';
import { addWords, strokesOf, wordsWidth } from './letters.ts';

test('figures and letters of signs stay within their box', () => {
  const outside = '0123456789ACEGHIJLMNORSTUWXY'.split('').filter((letter) =>
    strokesOf(letter)
      .flat()
      .some(([x, y]) => x < -0.03 || x > 0.72 || y < -0.01 || y > 1.01),
  );
  expect(outside).toEqual([]);
});

test('a letter that nobody has drawn is refused', () => {
  expect(() => strokesOf('Q')).toThrow('Q: not among');
});

test('words lie around their middle, as wide as they say', () => {
  const soup = new Soup();
  addWords(soup, 'H1H', { at: [5, 0, 2], right: [1, 0, 0], up: [0, 0, 1], height: 1, material: 'signWhite' });
  const xs = soup.points.flatMap((points) => [...points].filter((_, i) => i % 3 === 0));
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  expect((low + high) / 2).toBeCloseTo(5, 1);
  expect(high - low).toBeCloseTo(wordsWidth('H1H') + 0.15, 1);
});
