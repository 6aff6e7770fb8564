import type { Lang } from 'shared/contract/text/lang';
import { numberFormat } from 'shared/i18n/formats';
import { count, directionOf, MARKS, signedPercent, type Direction } from 'shared/i18n/figures';

/** A large number as it is said: `162.93万` in Chinese, `1,629,300` in English. */
export function spokenCount(value: number, lang: Lang): string {
  if (lang === 'en') return count(value);
  return numberFormat(lang, { notation: 'compact', maximumFractionDigits: 2 }).format(value);
}

/** A share in percent: 0.513 is `51.3%`. */
export function percent(fraction: number, lang: Lang): string {
  return numberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(fraction);
}

export interface Change {
  direction: Direction;
  /** With its mark and sign, so that no reader depends on colour (WCAG 1.4.1, spec G-26). */
  text: string;
}

/** @param digits of the percentage after the point */
export function change(fraction: number, digits = 1): Change {
  const direction = directionOf(fraction * 100, digits);
  return { direction, text: `${MARKS[direction]} ${signedPercent(fraction * 100, digits)}` };
}
