import { describe, expect, it } from 'vitest';
import { createTranslator } from './translate.ts';

const WORDS = {
  greeting: 'Good morning, {{name}}. {{name}}!',
  seats: { left_one: '{{count}} seat left', left_other: '{{count}} seats left', left: 'Seats' },
};
const { t, lang } = createTranslator('en', WORDS);

describe('the words of an island', () => {
  it('are found by their path, and stand for themselves where there are none', () => {
    expect(lang).toBe('en');
    expect(t('', 'seats.left')).toBe('Seats');
    for (const key of ['nothing', 'seats', 'seats.none', 'greeting.more.deeper']) expect(t('', key)).toBe(key);
  });

  it('have every value put in, and nothing for one that is not given', () => {
    expect(t('', 'greeting', { name: 'Lin' })).toBe('Good morning, Lin. Lin!');
    expect(t('', 'greeting')).toBe('Good morning, . !');
  });

  it('follow the number, by the rules of the language', () => {
    expect([0, 1, 2].map((count) => t('', 'seats.left', { count }))).toEqual([
      '0 seats left',
      '1 seat left',
      '2 seats left',
    ]);
    expect(createTranslator('cn', WORDS).t('', 'seats.left', { count: 1 })).toBe('1 seats left');
  });

  it('take a number that is a text, or has no plural, as any value', () => {
    expect(t('', 'seats.left', { count: '1' })).toBe('Seats');
    expect(createTranslator('en', { left: '{{count}} left' }).t('', 'left', { count: 1 })).toBe('1 left');
  });
});
