import type { Lang } from 'shared/contract/text/lang';
import { count } from 'shared/i18n/figures';

export type Scale = 'big' | 'small' | 'one';

/** Chinese counts in 亿 and 万, English in billions and millions. */
const SCALES: Readonly<Record<Lang, Readonly<Record<Scale, number>>>> = {
  cn: { big: 1e8, small: 1e4, one: 1 },
  en: { big: 1e9, small: 1e6, one: 1 },
};

/** A large amount in the unit that reads best, at most two decimals; the unit's name is a word of the page. */
export function scaled(value: number, lang: Lang): { amount: string; scale: Scale } {
  const steps = SCALES[lang];
  const scale = (['big', 'small'] as const).find((name) => value >= steps[name]) ?? 'one';
  const amount = value / steps[scale];
  return { amount: amount >= 1000 || scale === 'one' ? count(amount) : trimmed(amount), scale };
}

function trimmed(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}
