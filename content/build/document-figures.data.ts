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

/** By `<year>-<kind>`; held to what the articles on results say. */
export const PERIODS: Readonly<Record<string, Period>> = {
  '2026-quarter3': {
    months: ['2026-01', '2026-09'],
    before: ['2025-01', '2025-09'],
    revenue: 166.8,
    netProfit: 6.14,
    research: 7.28,
    last: { revenue: 154.2, netProfit: 5.71, research: 6.48 },
  },
  '2026-half': {
    months: ['2026-01', '2026-06'],
    before: ['2025-01', '2025-06'],
    revenue: 106.3,
    netProfit: 3.86,
    research: 4.72,
    last: { revenue: 98.5, netProfit: 3.635, research: 4.237 },
  },
  '2026-quarter1': {
    months: ['2026-01', '2026-03'],
    before: ['2025-01', '2025-03'],
    revenue: 48.2,
    netProfit: 1.72,
    research: 2.28,
    last: { revenue: 44.8, netProfit: 1.63, research: 2.07 },
  },
  '2025-quarter3': {
    months: ['2025-01', '2025-09'],
    before: ['2024-01', '2024-09'],
    revenue: 154.2,
    netProfit: 5.71,
    research: 6.48,
    last: { revenue: 144.9, netProfit: 5.3, research: 5.86 },
  },
  '2025-half': {
    months: ['2025-01', '2025-06'],
    before: ['2024-01', '2024-06'],
    revenue: 98.5,
    netProfit: 3.635,
    research: 4.237,
    last: { revenue: 92.4, netProfit: 3.38, research: 3.79 },
  },
  '2025-quarter1': {
    months: ['2025-01', '2025-03'],
    before: ['2024-01', '2024-03'],
    revenue: 44.8,
    netProfit: 1.63,
    research: 2.07,
    last: { revenue: 42.1, netProfit: 1.55, research: 1.83 },
  },
  '2024-quarter3': {
    months: ['2024-01', '2024-09'],
    before: ['2023-01', '2023-09'],
    revenue: 144.9,
    netProfit: 5.3,
    research: 5.86,
    last: { revenue: 128.2, netProfit: 4.66, research: 5.1 },
  },
  '2024-half': {
    months: ['2024-01', '2024-06'],
    before: ['2023-01', '2023-06'],
    revenue: 92.4,
    netProfit: 3.38,
    research: 3.79,
    last: { revenue: 82.3, netProfit: 2.99, research: 3.31 },
  },
  '2024-quarter1': {
    months: ['2024-01', '2024-03'],
    before: ['2023-01', '2023-03'],
    revenue: 42.1,
    netProfit: 1.55,
    research: 1.83,
    last: { revenue: 38.4, netProfit: 1.39, research: 1.6 },
  },
};

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
    ['工厂用电中的可再生能源', 'Renewable electricity of the plants', '31%'],
    ['激光分选错误率', 'Pieces of aluminium sorted wrongly', '1.9%'],
    ['供应商碳数据覆盖', 'Suppliers with carbon data', '48%'],
  ],
  '2022': [
    ['工厂用电中的可再生能源', 'Renewable electricity of the plants', '24%'],
    ['经第三方鉴证的环境数据', 'Environmental data assured by a third party', '100%'],
    ['种植红树（棵）', 'Mangroves planted', '5,000'],
  ],
};
