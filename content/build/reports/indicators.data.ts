import type { Lang } from '../../src/read-pack.ts';

/** A figure of the group that is no money and no sale, by year. */
export interface Indicator {
  name: Readonly<Record<Lang, string>>;
  unit: Readonly<Record<Lang, string>>;
  decimals: number;
  /** By the last two digits of the year; a year that is missing was not counted. */
  values: Readonly<Record<number, number>>;
}

const PERCENT = { cn: '%', en: '%' } as const;

/** What the group counts of people, plants and suppliers, from the year on in which it began to count. */
export const INDICATORS = {
  renewable: {
    name: { cn: '工厂用电中的可再生电力', en: 'Renewable electricity of the plants' },
    unit: PERCENT,
    decimals: 0,
    values: { 20: 9, 21: 16, 22: 24, 23: 30, 24: 39, 25: 46 },
  },
  energy: {
    name: { cn: '单车制造能耗', en: 'Energy to build a car' },
    unit: { cn: '兆瓦时', en: 'MWh' },
    decimals: 2,
    values: { 16: 2.04, 17: 1.99, 18: 1.93, 19: 1.87, 20: 1.86, 21: 1.77, 22: 1.71, 23: 1.64, 24: 1.6, 25: 1.53 },
  },
  plantCarbon: {
    name: { cn: '单车制造排放（范围一与范围二）', en: 'Carbon of building a car (scopes 1 and 2)' },
    unit: { cn: '吨二氧化碳当量', en: 't CO2e' },
    decimals: 2,
    values: { 16: 1.04, 17: 1.01, 18: 0.98, 19: 0.94, 20: 0.89, 21: 0.8, 22: 0.71, 23: 0.64, 24: 0.56, 25: 0.49 },
  },
  water: {
    name: { cn: '涂装单车用水', en: 'Paint-shop water per car' },
    unit: { cn: '吨', en: 't' },
    decimals: 2,
    values: { 16: 3.61, 17: 3.52, 18: 3.38, 19: 3.24, 20: 3.12, 21: 2.98, 22: 2.83, 23: 2.66, 24: 2.51, 25: 2.31 },
  },
  waste: {
    name: { cn: '单车填埋废物', en: 'Waste to landfill per car' },
    unit: { cn: '千克', en: 'kg' },
    decimals: 1,
    values: { 16: 6.9, 17: 6.4, 18: 5.8, 19: 5.1, 20: 4.6, 21: 3.9, 22: 3.2, 23: 2.6, 24: 2.1, 25: 1.7 },
  },
  aluminium: {
    name: { cn: '车门用铝的再生比例', en: 'Recycled aluminium in doors' },
    unit: PERCENT,
    decimals: 0,
    values: { 24: 31, 25: 48 },
  },
  suppliers: {
    name: { cn: '供应商碳数据覆盖', en: 'Suppliers with carbon data' },
    unit: PERCENT,
    decimals: 0,
    values: { 23: 48, 24: 61, 25: 72 },
  },
  accidents: {
    name: { cn: '百万工时损工事故', en: 'Accidents with lost time per million hours' },
    unit: { cn: '起', en: 'accidents' },
    decimals: 2,
    values: { 24: 0.48, 25: 0.41 },
  },
  training: {
    name: { cn: '人均培训', en: 'Training per employee' },
    unit: { cn: '小时', en: 'hours' },
    decimals: 0,
    values: { 16: 28, 17: 29, 18: 31, 19: 33, 20: 27, 21: 34, 22: 36, 23: 39, 24: 43, 25: 46 },
  },
  turnover: {
    name: { cn: '主动离职率', en: 'Employees who left of their own accord' },
    unit: PERCENT,
    decimals: 1,
    values: { 16: 8.8, 17: 9.1, 18: 8.6, 19: 7.9, 20: 5.2, 21: 6.8, 22: 6.4, 23: 6.6, 24: 6.1, 25: 5.7 },
  },
  women: {
    name: { cn: '女性员工', en: 'Women among employees' },
    unit: PERCENT,
    decimals: 1,
    values: { 16: 17.2, 17: 17.6, 18: 18.1, 19: 18.5, 20: 18.6, 21: 19.2, 22: 19.9, 23: 20.7, 24: 21.6, 25: 22.4 },
  },
  markets: {
    name: { cn: '境外市场', en: 'Markets abroad' },
    unit: { cn: '个', en: 'markets' },
    decimals: 0,
    values: { 23: 14, 24: 21, 25: 26 },
  },
  partsCentres: {
    name: { cn: '境外备件中心', en: 'Parts centres abroad' },
    unit: { cn: '个', en: 'centres' },
    decimals: 0,
    values: { 23: 4, 24: 6, 25: 8 },
  },
} as const satisfies Readonly<Record<string, Indicator>>;
