import type { Lang } from 'shared/contract/text/lang';
import { numberFormat } from 'shared/i18n/formats';

/** CNY billion as the language counts it: Chinese in 亿, ten to the billion. At most two decimals. */
export function moneyIn(lang: Lang, billions: number): string {
  const amount = lang === 'cn' ? billions * 10 : billions;
  return numberFormat(lang, { maximumFractionDigits: 2 }).format(amount);
}
