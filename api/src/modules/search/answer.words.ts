import type { Lang } from 'shared/contract/text/lang';

/* How visitors ask for facts, in folded letters, and how the facts are told. */

/** What a keyword asks for; both languages are understood on both sites. */
export const ASKS = {
  listing:
    /^(?:([ah])[- ]?demo|([ah])(?:股| shares?)|(?:(?:share|stock) price|stock quote|quote|股价|股票|行情)(?: ?([ah])股?)?)$/,
  sales: /销量|产销|\b(?:sales|vehicles sold)\b/,
  dividend: /分红|股息|派息|股利|\bdividends?\b/,
  hours: /开放时间|开馆时间|营业时间|参观时间|几点开|\b(?:opening|visiting) (?:hours|times?)\b|^(?:open|hours)$/,
  phone: /电话|热线|客服|救援|\b(?:phone|telephone|hotline|customer service|call|roadside|rescue)\b/,
  dealer: /经销商|专卖店|门店|4s店|\b(?:dealers?|dealerships?|showrooms?)\b/,
  charging: /充电(?:站|桩|点|网点)|\b(?:charging (?:points?|stations?)|chargers?)\b/,
  rescue: /救援|\b(?:roadside|rescue)\b/,
  revenue: /营业收入|营收|\brevenue\b/,
  netProfit: /净利润|利润|\b(?:net )?profit\b/,
  research: /研发投入|研发费用|\b(?:r&d|research) (?:spending|expenses?|costs?)\b/,
} as const;

/** The office that somebody is looked for in, as the pages of either language may write it. */
export const OFFICES: readonly { words: RegExp; role: RegExp }[] = [
  { words: /^(?:ceo|chief executive(?: officer)?|president|总裁|首席执行官)$/, role: /^(?:总裁|President)$/ },
  {
    words: /^(?:cfo|chief financial officer|财务负责人|首席财务官|财务总监)$/,
    role: /^(?:财务负责人|Chief Financial Officer)$/,
  },
  { words: /^(?:chair(?:man|woman|person)?|董事长|董事会主席)$/, role: /^(?:董事长|Chair\b(?! of the supervisors))/ },
  { words: /^(?:cmo|marketing director|营销总监)$/, role: /^(?:营销总监|Group Marketing Director)$/ },
  { words: /^(?:chro|head of human resources|人力资源负责人)$/, role: /^(?:人力资源负责人|Head of Human Resources)$/ },
];

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const HAN_MONTHS = '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'.split(' ');

/** The month that a keyword names, from 1; undefined without one. */
export function monthIn(keyword: string): number | undefined {
  const digits = /(?<!\d)(1[0-2]|0?[1-9]) ?月/.exec(keyword)?.[1] ?? /\b20\d\d-(1[0-2]|0[1-9])\b/.exec(keyword)?.[1];
  if (digits !== undefined) return Number(digits);
  const han = HAN_MONTHS.findLastIndex((name) => keyword.includes(name));
  if (han >= 0) return han + 1;
  const english = MONTHS.findIndex((name) => new RegExp(`\\b(?:${name}|${name.slice(0, 3)})\\b`).test(keyword));
  return english >= 0 ? english + 1 : undefined;
}

export const yearIn = (keyword: string): number | undefined => {
  const year = /(?<!\d)(20\d\d)(?!\d)/.exec(keyword)?.[1];
  return year === undefined ? undefined : Number(year);
};

const NUMBERS = { cn: new Intl.NumberFormat('zh-CN'), en: new Intl.NumberFormat('en') } as const;
const MONTH_NAMES = {
  cn: new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
} as const;

/** `2026-10` */
const nameOf = (lang: Lang, month: string): string => MONTH_NAMES[lang].format(new Date(`${month}-01T00:00:00Z`));
/** Billions as hundreds of millions, without the dust of binary fractions. */
const yi = (billion: number): string => NUMBERS.cn.format(Math.round(billion * 1000) / 100);

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value}%`;

/** How facts are told. */
export const FACT_WORDS = {
  cn: {
    listing: (code: string, name: string) => `${code} ${name}`,
    delayed: (time: string, minutes: number) => `${time}，延迟${minutes}分钟，示例行情`,
    sales: (month: string) => `${nameOf('cn', month)}销量`,
    vehicles: (count: number) => `${NUMBERS.cn.format(count)}辆`,
    nev: (count: number) => `其中新能源汽车${NUMBERS.cn.format(count)}辆`,
    annualSales: (year: number) => `${year}年销量`,
    dividend: (year: number) => `${year}年股息`,
    per10: (yuan: number) => `每10股${yuan}元（含税）`,
    annual: '全年合计',
    interim: '全年股息尚未公布，此为中期股息',
    hours: (name: string) => `${name}开放时间`,
    lastEntry: (closed: string, last: string) => `${closed}，${last}停止入场`,
    dealersIn: (place: string) => `${place}的授权经销商`,
    chargingIn: (place: string) => `${place}可以充电的经销商`,
    everywhere: '全国',
    dealers: (count: number) => `${NUMBERS.cn.format(count)}家`,
    figures: { revenue: '营业收入', netProfit: '净利润', research: '研发投入' },
    figure: (name: string, year: number) => `${year}年${name}`,
    money: (billion: number) => `${yi(billion)}亿元`,
    change: signed,
  },
  en: {
    listing: (code: string, name: string) => `${code} ${name}`,
    delayed: (time: string, minutes: number) => `${time}, ${minutes} minutes late; a sample quote`,
    sales: (month: string) => `Sales in ${nameOf('en', month)}`,
    vehicles: (count: number) => `${NUMBERS.en.format(count)} vehicles`,
    nev: (count: number) => `${NUMBERS.en.format(count)} of them with new energy`,
    annualSales: (year: number) => `Sales in ${year}`,
    dividend: (year: number) => `Dividend for ${year}`,
    per10: (yuan: number) => `CNY ${yuan} for ten shares before tax`,
    annual: 'The whole year',
    interim: 'Interim; the final dividend is not out yet',
    hours: (name: string) => `Opening hours of ${name}`,
    lastEntry: (closed: string, last: string) => `${closed}; last entry ${last}`,
    dealersIn: (place: string) => `Authorised dealers in ${place}`,
    chargingIn: (place: string) => `Dealers in ${place} where cars can be charged`,
    everywhere: 'China',
    dealers: (count: number) => NUMBERS.en.format(count),
    figures: { revenue: 'Revenue', netProfit: 'Net profit', research: 'Research spending' },
    figure: (name: string, year: number) => `${name} ${year}`,
    money: (billion: number) => `CNY ${NUMBERS.en.format(billion)} billion`,
    change: signed,
  },
} as const;
