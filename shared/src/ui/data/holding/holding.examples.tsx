import type { Lang } from '../../../contract/text/lang.ts';
import { Holding } from './holding.tsx';

const words = {
  cn: {
    heyuan: '禾原汽车有限公司',
    since: '2004年成立',
    group: '辰岳汽车集团',
    partner: '禾原株式会社',
    trade: '中禾贸易',
    ruichuan: '瑞川汽车有限公司',
    years: '合资三十年',
    note: '进出口',
  },
  en: {
    heyuan: 'Heyuan Automobile Co., Ltd.',
    since: 'Founded in 2004',
    group: 'Chenyue Automobile Group',
    partner: 'Heyuan Corporation',
    trade: 'Zhonghe Trading',
    ruichuan: 'Ruichuan Automobile Co., Ltd.',
    years: 'Thirty years together',
    note: 'Imports and exports',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    three: (
      <Holding
        company={t.heyuan}
        note={t.since}
        holders={[
          { name: t.group, share: 50 },
          { name: t.partner, share: 40, href: 'https://heyuan.example/' },
          { name: t.trade, share: 10, note: t.note },
        ]}
      />
    ),
    halves: (
      <Holding
        company={t.ruichuan}
        note={t.years}
        holders={[
          { name: t.group, share: 50 },
          { name: t.partner, share: 50 },
        ]}
      />
    ),
  };
}
