import type { Lang } from '../../../contract/text/lang.ts';
import { ArrowLink } from '../../navigation/arrow-link/arrow-link.tsx';
import { EmptyState } from './empty-state.tsx';

const words = {
  cn: { title: '近7天没有新闻', advice: '请选择更长的时间或其他栏目。', all: '全部新闻' },
  en: { title: 'Nothing in these 7 days', advice: 'Choose a longer time or another column.', all: 'All news' },
};

export function examples(lang: Lang) {
  const { title, advice, all } = words[lang];
  return {
    filter: (
      <EmptyState title={title} advice={advice} level={3}>
        <ArrowLink href={`/cn/${lang}/news`}>{all}</ArrowLink>
      </EmptyState>
    ),
  };
}
