import { readPackFile } from '../src/read-pack.ts';

/** Results of a period that ends within a year. Money in CNY billion; unaudited unless the report says otherwise. */
export interface Period {
  months: readonly [first: string, last: string];
  before: readonly [first: string, last: string];
  revenue: number;
  netProfit: number;
  research: number;
  /** Of the same months a year before. */
  last: { revenue: number; netProfit: number; research: number };
}

const LAST_MONTH: Readonly<Record<string, string>> = { quarter1: '03', half: '06', quarter3: '09' };

/** By `<year>-<kind>`, as the results centre has them; held to what the articles on results say. */
export const PERIODS: Readonly<Record<string, Period>> = Object.fromEntries(
  readPackFile('results.json').flatMap(({ id, figures }): [string, Period][] => {
    if (!figures) return [];
    const [year = '', kind = ''] = id.split('-');
    const monthsOf = (of: number) => [`${of}-01`, `${of}-${LAST_MONTH[kind]}`] as const;
    return [[id, { months: monthsOf(Number(year)), before: monthsOf(Number(year) - 1), ...figures }]];
  }),
);

interface Note {
  cn: string;
  en: string;
}

/** What every document of a kind says besides its tables. */
export const NOTES: Readonly<Record<'basis' | 'fictional' | 'unaudited' | 'audited', Note>> = {
  basis: {
    cn: '销量为集团合并口径，包含合资公司的全部销量，不含摩托车；新能源车指纯电动与插电式混合动力汽车。金额单位为人民币十亿元，除另有说明外。',
    en: 'Sales are those of the whole group, with all sales of the joint ventures and without motorcycles. New energy means battery-electric and plug-in hybrid vehicles. Money is in billions of yuan unless stated otherwise.',
  },
  fictional: {
    cn: '辰岳汽车集团及本文件中的品牌、人物与数据均为虚构。本文件不构成买卖任何证券的要约或建议。',
    en: 'Chenyue Automobile Group and all brands, people and figures in this document are fictional. Nothing in it is an offer or advice to buy or sell securities.',
  },
  unaudited: { cn: '本期数据未经审计。', en: 'The figures of this period are unaudited.' },
  audited: {
    cn: '年度数据经独立审计师审计，审计意见为标准无保留意见。',
    en: 'The figures of the year were audited; the opinion is unqualified.',
  },
};

/** What responsibility reports say, by year; the same words as in the articles and the list of reports. */
export const RESPONSIBILITY: Readonly<Record<string, readonly (readonly [cn: string, en: string, value: string])[]>> = {
  '2025': [
    ['单车全生命周期碳排放变化', 'Carbon over the life of a vehicle', '−11.4%'],
    ['其中：使用', 'Of this: use', '6.1'],
    ['其中：材料', 'Of this: materials', '3.2'],
    ['其中：制造', 'Of this: manufacturing', '1.7'],
    ['其中：物流', 'Of this: logistics', '0.4'],
    ['工厂用电中的可再生能源', 'Renewable electricity of the plants', '46%'],
    ['车门用铝的再生比例', 'Recycled aluminium in doors', '48%'],
    ['涂装单车用水变化（目标−10%）', 'Paint-shop water per vehicle (goal −10%)', '−8%'],
    ['女性工程师（目标25%）', 'Women in engineering (goal 25%)', '21%'],
    ['供应商碳数据覆盖（目标80%）', 'Suppliers with carbon data (goal 80%)', '72%'],
  ],
  '2024': [
    ['车门用铝的再生比例', 'Recycled aluminium in doors', '31%'],
    ['闭环回收铝材（万吨）', 'Aluminium returned (10,000 tonnes)', '1.4'],
    ['供应商碳数据覆盖', 'Suppliers with carbon data', '61%'],
    ['工厂用电中的可再生能源', 'Renewable electricity of the plants', '39%'],
  ],
  '2023': [
    ['工厂用电中的可再生能源', 'Renewable electricity of the plants', '30%'],
    ['激光分选错误率', 'Pieces of aluminium sorted wrongly', '1.9%'],
    ['供应商碳数据覆盖', 'Suppliers with carbon data', '48%'],
  ],
  '2022': [
    ['工厂用电中的可再生能源', 'Renewable electricity of the plants', '24%'],
    ['经第三方鉴证的环境数据', 'Environmental data assured by a third party', '100%'],
    ['种植红树（棵）', 'Mangroves planted', '5,000'],
  ],
};
