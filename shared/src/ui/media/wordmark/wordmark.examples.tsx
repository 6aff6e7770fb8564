import type { Lang } from '../../../contract/text/lang.ts';
import { Wordmark } from './wordmark.tsx';

const words = {
  cn: { name: '辰岳汽车集团', label: '辰岳汽车集团首页' },
  en: { name: 'Chenyue', label: 'Chenyue Automobile Group, home' },
};

export function examples(lang: Lang) {
  const { name, label } = words[lang];
  return { inTheHeader: <Wordmark name={name} href={`/cn/${lang}`} label={label} /> };
}
