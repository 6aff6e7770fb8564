import type { Lang } from '../../../contract/text/lang.ts';
import { Chips } from './chips.tsx';

const words = {
  cn: { label: '发布时间', names: ['全部时间', '近7天', '近30天'] },
  en: { label: 'Published', names: ['All time', '7 days', '30 days'] },
};

export function examples(lang: Lang) {
  const { label, names } = words[lang];
  const chips = names.map((name, at) => ({ name, href: `/cn/${lang}/news?days=${[0, 7, 30][at]}`, current: at === 1 }));
  return { timeFilter: <Chips label={label} chips={chips} /> };
}
