import type { Lang } from 'shared/contract/text/lang';

/* What results of figures say of themselves; the pack has the numbers only. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const number = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang === 'cn' ? 'zh-CN' : 'en').format(value);

/** `2026-10` */
export function monthName(lang: Lang, month: string): string {
  const [year = '', at = ''] = month.split('-');
  return lang === 'cn' ? `${year}年${Number(at)}月` : `${MONTHS[Number(at) - 1] ?? at} ${year}`;
}

export const salesTitle = (lang: Lang, month: string): string =>
  lang === 'cn' ? `${monthName(lang, month)}产销` : `Sales in ${monthName(lang, month)}`;

export const salesText = (
  lang: Lang,
  { sales, output, nev }: { sales: number; output: number; nev: number },
): string =>
  lang === 'cn'
    ? `销量${number(lang, sales)}辆，产量${number(lang, output)}辆，其中新能源汽车${number(lang, nev)}辆。`
    : `${number(lang, sales)} vehicles sold and ${number(lang, output)} built, ${number(lang, nev)} of those sold with new energy.`;

export const yearTitle = (lang: Lang, year: string): string =>
  lang === 'cn' ? `${year}年主要数据` : `Key figures ${year}`;

export interface YearFigures {
  sales: number;
  revenue: number;
  netProfit: number;
  research: number;
}

export const yearText = (lang: Lang, { sales, revenue, netProfit, research }: YearFigures): string =>
  lang === 'cn'
    ? `销量${number(lang, sales)}辆，营业收入${tenths(revenue)}亿元，净利润${tenths(netProfit)}亿元，研发投入${tenths(research)}亿元。`
    : `${number(lang, sales)} vehicles sold, revenue CNY ${revenue} billion, net profit ${netProfit} billion, research ${research} billion.`;

/** Billions as hundreds of millions, without the dust of binary fractions. */
const tenths = (billion: number): string => number('cn', Math.round(billion * 1000) / 100);

const DIVIDENDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  cn: { interim: '中期股息', final: '末期股息', special: '特别股息' },
  en: { interim: 'Interim dividend', final: 'Final dividend', special: 'Special dividend' },
};

export const dividendTitle = (lang: Lang, kind: string, year: number): string =>
  lang === 'cn' ? `${year}年${DIVIDENDS.cn[kind] ?? '股息'}` : `${DIVIDENDS.en[kind] ?? 'Dividend'} ${year}`;

export const dividendText = (lang: Lang, per10Shares: number, payDate: string): string =>
  lang === 'cn'
    ? `每10股派${per10Shares}元（含税）${payDate === '' ? '' : `，派发日${payDate}`}。分红`
    : `CNY ${per10Shares} for ten shares before tax${payDate === '' ? '' : `, paid on ${payDate}`}.`;

export const LISTING: Readonly<Record<Lang, (code: string, name: string) => string>> = {
  cn: (code, name) => `${code} ${name}`,
  en: (code, name) => `${code} ${name}`,
};

export const listingNote = (lang: Lang, market: string): string =>
  lang === 'cn' ? `${market}股行情、走势与K线` : `Share price and charts of the ${market} shares`;
