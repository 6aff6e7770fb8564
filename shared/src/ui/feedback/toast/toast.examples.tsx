import type { Lang } from '../../../contract/text/lang.ts';
import { Toast } from './toast.tsx';

const words = {
  cn: { copied: '链接已复制', empty: '请输入搜索关键词' },
  en: { copied: 'Link copied', empty: 'Please enter a search keyword' },
};

export function examples(lang: Lang) {
  return { copied: <Toast>{words[lang].copied}</Toast>, emptySearch: <Toast>{words[lang].empty}</Toast> };
}
