import type { Lang } from '../../../contract/text/lang.ts';
import { CountingStats, Stats, type Stat } from './stats.tsx';

const three: Record<Lang, Stat[]> = {
  cn: [
    { name: '最长续航，CLTC', value: '812', unit: '公里' },
    { name: 'E9风阻系数', value: '0.208', unit: 'Cd', footnote: '2026年，南沙风洞实测' },
    { name: '平均交付', value: '21', unit: '天', footnote: '近十二个月平均值' },
  ],
  en: [
    { name: 'Longest range, CLTC', value: '812', unit: 'km' },
    { name: 'Drag coefficient of the E9', value: '0.208', unit: 'Cd', footnote: 'Measured in the Nansha tunnel, 2026' },
    { name: 'From order to delivery', value: '21', unit: 'days', footnote: 'Average of the last twelve months' },
  ],
};

const group: Record<Lang, Stat[]> = {
  cn: [
    { name: '2025年销量', value: '206', unit: '万辆' },
    { name: '员工', value: '86,400', unit: '人', footnote: '截至2025年12月31日' },
    { name: '国家和地区', value: '74' },
  ],
  en: [
    { name: 'Vehicles sold in 2025', value: '2.06', unit: 'million' },
    { name: 'Employees', value: '86,400', footnote: 'On 31 December 2025' },
    { name: 'Countries and regions', value: '74' },
  ],
};

const october: Record<Lang, Stat> = {
  cn: { name: '十月销量', value: '187,420', unit: '辆' },
  en: { name: 'Sold in October', value: '187,420', unit: 'vehicles' },
};

export function examples(lang: Lang) {
  return {
    threeFigures: <Stats stats={three[lang]} />,
    large: <Stats size="large" stats={group[lang]} />,
    counting: <CountingStats stats={[...three[lang], october[lang]]} />,
  };
}
