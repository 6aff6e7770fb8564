import type { Lang } from '../../../contract/text/lang.ts';
import { Pagination } from './pagination.tsx';

const words = {
  cn: { label: '分页', previous: '上一页', next: '下一页', pageOf: (page: number) => `第${page}页` },
  en: { label: 'Pages', previous: 'Previous', next: 'Next', pageOf: (page: number) => `Page ${page}` },
};

export function examples(lang: Lang) {
  const hrefOf = (page: number) => `/cn/${lang}/news?page=${page}`;
  return {
    first: <Pagination current={1} pages={5} hrefOf={hrefOf} words={words[lang]} />,
    middle: <Pagination current={7} pages={20} hrefOf={hrefOf} words={words[lang]} />,
    last: <Pagination current={3} pages={3} hrefOf={hrefOf} words={words[lang]} />,
  };
}
