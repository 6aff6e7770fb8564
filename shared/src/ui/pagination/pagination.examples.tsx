import { Pagination } from './pagination.tsx';

const words = { label: 'Pages', previous: 'Previous', next: 'Next', pageOf: (page: number) => `Page ${page}` };
const hrefOf = (page: number): string => `/cn/en/news?page=${page}`;

export const examples = {
  first: <Pagination current={1} pages={5} hrefOf={hrefOf} words={words} />,
  middle: <Pagination current={7} pages={20} hrefOf={hrefOf} words={words} />,
  last: <Pagination current={3} pages={3} hrefOf={hrefOf} words={words} />,
};
