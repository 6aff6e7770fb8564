import type { Lang } from 'shared/contract/lang';

export type Direction = 'rise' | 'fall' | 'flat';

/** Beside the sign and the word, so that colour never speaks alone (WCAG 1.4.1). */
export const MARKS: Readonly<Record<Direction, string>> = { rise: '▲', fall: '▼', flat: '■' };

export function directionOf(change: number): Direction {
  if (change > 0) return 'rise';
  return change < 0 ? 'fall' : 'flat';
}

/** Two decimals, thousands grouped: `1,024.50`. */
export function price(value: number): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '−' : ''}${grouped(whole)}.${decimals}`;
}

/** As {@link price}, and `+` before gains. */
export function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${price(value)}`;
}

/** Percent with sign: `+1.23%`. */
export function signedPercent(percent: number): string {
  return `${signed(percent)}%`;
}

/** Whole numbers: `204,310`. */
export function count(value: number): string {
  return grouped(Math.round(value).toString());
}

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

function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
