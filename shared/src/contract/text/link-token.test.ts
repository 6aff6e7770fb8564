import { describe, expect, it } from 'vitest';
import { tokenIn } from './link-token.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';

describe('the holder of a link', () => {
  it.each([TOKEN, ` ${TOKEN} `, `https://site.example/cn/en/book/visit#visit=${TOKEN}`])('pastes %j', (text) => {
    expect(tokenIn(text)).toBe(TOKEN);
  });

  it.each(['abc', ` ${TOKEN}x `, `${TOKEN} and more`, `x${TOKEN}`])(
    'is asked for %j as it is when that is none',
    (text) => {
      expect(tokenIn(text)).toBe(text.trim());
    },
  );
});
