import type { Lang } from '../../contract/lang.ts';
import { Skeleton } from './skeleton.tsx';

const words = {
  cn: { text: '正在加载文章', cards: '正在加载图片', rows: '正在加载时段' },
  en: { text: 'Loading the article', cards: 'Loading the pictures', rows: 'Loading the time slots' },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    text: <Skeleton label={t.text} />,
    cards: <Skeleton label={t.cards} shape="cards" />,
    rows: <Skeleton label={t.rows} shape="rows" count={4} />,
  };
}
