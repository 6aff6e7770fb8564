import type { Lang } from 'shared/contract/lang';
import { numberFormat } from 'shared/i18n/formats';

/** A whole number with separators. */
export function count(value: number, lang: Lang): string {
  return numberFormat(lang).format(value);
}

/** A large number as it is said: `162.93万` in Chinese, `1,629,300` in English. */
export function spokenCount(value: number, lang: Lang): string {
  if (lang === 'en') return count(value, lang);
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

export type Direction = 'rise' | 'fall' | 'level';

export interface Change {
  direction: Direction;
  /** With its sign, so that no reader depends on colour (WCAG 1.4.1, decision G-26). */
  text: string;
}

const ARROW = { rise: '▲', fall: '▼', level: '–' } as const satisfies Record<Direction, string>;

/** @param digits of the percentage after the point */
export function change(fraction: number, lang: Lang, digits = 1): Change {
  const format = numberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
  const text = format.format(fraction).replace('-', '−');
  const direction = text.startsWith('+') ? 'rise' : text.startsWith('−') ? 'fall' : 'level';
  return { direction, text: `${ARROW[direction]} ${text}` };
}

/** A price with two decimals. */
export function price(value: number, lang: Lang): string {
  return numberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
