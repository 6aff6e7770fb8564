import { describe, expect, it } from 'vitest';
import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { groupSize, momentText, peopleText } from './visit-text.ts';

const speak = (lang: Lang) => {
  const { t } = createTranslator(lang, lang === 'cn' ? cn : en);
  return (key: string, values?: Record<string, string | number>) => t('', key, values);
};
const textOf = (visitors: string, explainer = false) => groupSize(speak('cn'), { visitors, explainer });

describe('a visit in words', () => {
  it('counts its people, in whatever digits they were typed', () => {
    expect([textOf('32', true), textOf('３２'), textOf(' 1 ')]).toEqual(['32人，含讲解', '32人', '1人']);
    expect(peopleText(speak('en'), 1, false)).toBe('1 person');
    expect(peopleText(speak('en'), 15, true)).toBe('15 people, with a guide');
  });

  it('shows as typed what is no number of people yet', () => {
    expect([textOf(''), textOf('two'), textOf('0'), textOf('1.5')]).toEqual(['', 'two', '0', '1.5']);
  });

  it('names the moment until which it can be changed', () => {
    expect(momentText(speak('cn'), '2026-12-15 15:00:00', 'cn')).toBe('2026年12月15日，星期二15:00');
    expect(momentText(speak('en'), '2026-12-15 15:00:00', 'en')).toBe('Tuesday 15 December 2026, 15:00');
  });
});
