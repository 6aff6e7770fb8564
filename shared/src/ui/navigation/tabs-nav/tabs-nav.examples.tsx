import type { Lang } from '../../../contract/text/lang.ts';
import { TabsNav } from './tabs-nav.tsx';

const words = {
  cn: { label: '栏目', all: '全部', company: '企业动态', brands: '品牌动态' },
  en: { label: 'Columns', all: 'All', company: 'Company news', brands: 'Brand news' },
};

export function examples(lang: Lang) {
  const { label, all, company, brands } = words[lang];
  const tabs = [
    { name: all, href: `/cn/${lang}/news` },
    { name: company, href: `/cn/${lang}/news?column=QYDT`, current: true },
    { name: brands, href: `/cn/${lang}/news?column=PPDT` },
  ];
  return { newsColumns: <TabsNav label={label} tabs={tabs} /> };
}
