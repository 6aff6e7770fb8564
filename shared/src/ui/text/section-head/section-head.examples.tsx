import type { Lang } from '../../../contract/text/lang.ts';
import { SectionHead } from './section-head.tsx';

const words = {
  cn: { more: '更多集团动态', news: '新闻', intro: '本月要闻。', all: '全部新闻' },
  en: { more: 'More from the group', news: 'News', intro: 'What happened this month.', all: 'All news' },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    plain: <SectionHead title={t.more} />,
    withMore: <SectionHead title={t.news} intro={t.intro} more={{ href: `/cn/${lang}/news`, name: t.all }} />,
  };
}
