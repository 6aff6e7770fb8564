import type { Lang } from '../../../contract/text/lang.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const words = {
  cn: { label: '当前位置', home: '首页', news: '新闻中心', column: '企业动态' },
  en: { label: 'Breadcrumb', home: 'Home', news: 'News', column: 'Company news' },
};

export function examples(lang: Lang) {
  const { label, home, news, column } = words[lang];
  const crumbs = [{ name: home, href: `/cn/${lang}` }, { name: news, href: `/cn/${lang}/news` }, { name: column }];
  return { threeSteps: <Breadcrumb label={label} crumbs={crumbs} /> };
}
