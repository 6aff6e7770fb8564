import type { Lang } from '../../contract/lang.ts';
import { Tabs } from './tabs.tsx';

const words = {
  cn: {
    label: '治理',
    tabs: [
      ['领导团队', '总裁与五位副总裁。'],
      ['董事会', '十一名董事，其中四名独立董事。'],
      ['监事会', '五名监事。'],
    ],
  },
  en: {
    label: 'Governance',
    tabs: [
      ['Leadership', 'The president and five vice presidents.'],
      ['Board of directors', 'Eleven directors, four of them independent.'],
      ['Supervisors', 'Five supervisors.'],
    ],
  },
};

export function examples(lang: Lang) {
  const { label, tabs } = words[lang];
  const ids = ['leaders', 'directors', 'supervisors'];
  return {
    governance: (
      <Tabs
        label={label}
        tabs={tabs.map(([name = '', text], at) => ({
          id: ids[at] ?? name,
          name,
          panel: <p className="lead">{text}</p>,
        }))}
      />
    ),
  };
}
