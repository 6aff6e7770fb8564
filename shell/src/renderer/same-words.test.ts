import { describe, expect, it } from 'vitest';
import { missingWord } from './same-words.ts';

describe('the words of a section', () => {
  it('are whole when both languages have the same, each with its own plurals', () => {
    const cn = { stock: { title: '股价', days_other: '{{count}} 天' } };
    const en = { stock: { title: 'Share price', days_one: '{{count}} day', days_other: '{{count}} days' } };
    expect(missingWord({ cn, en })).toBeNull();
    expect(missingWord({ cn: {}, en: {} })).toBeNull();
  });

  it.each([
    [
      'a word',
      { cn: { stock: { title: '股价', note: '注' } }, en: { stock: { title: 'Share price' } } },
      'en: stock.note',
    ],
    ['a language', { en: { title: 'Share price' } }, 'cn: title'],
    [
      'a subtree',
      { cn: { title: '股价' }, en: { title: 'Share price', chart: { period: 'Period' } } },
      'cn: chart.period',
    ],
  ])('are not when one language lacks %s, which is named', (_what, messages, said) => {
    expect(missingWord(messages)).toBe(said);
  });
});
