import { numberFormat } from './formats.ts';

/*
 * Figures as both languages write them: thousands grouped by commas, a true minus sign. Chinese and English differ in
 * the words around them only.
 */

const digitsOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
const written = (value: number, options: Intl.NumberFormatOptions) =>
  numberFormat('en', options).format(value).replace('-', '−');

/** Whole numbers: `204,310`. */
export const count = (value: number): string => written(value, { maximumFractionDigits: 0 });

/** Two decimals: `1,024.50`. */
export const price = (value: number): string => written(value, { ...digitsOf(2), signDisplay: 'negative' });

/** With the sign of what is shown, `+` before gains: `+0.12`. */
export const signed = (value: number, digits = 2): string =>
  written(value, { ...digitsOf(digits), signDisplay: 'exceptZero' });

/** @param percent 1.234 is `+1.23%` */
export const signedPercent = (percent: number, digits = 2): string => `${signed(percent, digits)}%`;

export type Direction = 'rise' | 'fall' | 'flat';

/** Beside the sign and the word, so that colour never speaks alone (WCAG 1.4.1). */
export const MARKS: Readonly<Record<Direction, string>> = { rise: '▲', fall: '▼', flat: '■' };

/** Where a figure moves, as far as its decimals show. */
export function directionOf(change: number, digits = 2): Direction {
  const shown = signed(change, digits);
  if (shown.startsWith('+')) return 'rise';
  return shown.startsWith('−') ? 'fall' : 'flat';
}
