import type { Lang } from '../../../contract/text/lang.ts';
import { PageHead } from './page-head.tsx';

const words = {
  cn: { title: '新闻中心', label: '当前位置', home: '首页', lead: '集团的研发、制造与见闻。' },
  en: { title: 'News', label: 'Breadcrumb', home: 'Home', lead: 'What the group made, sold and learned.' },
};

export function examples(lang: Lang) {
  const { title, label, home, lead } = words[lang];
  const crumbs = [{ name: home, href: `/cn/${lang}` }, { name: title }];
  return { news: <PageHead title={title} breadcrumb={{ label, crumbs }} lead={lead} /> };
}
