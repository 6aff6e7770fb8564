import type { Lang } from '../../../contract/text/lang.ts';
import { Facts } from './facts.tsx';

const words = {
  cn: [
    { name: '开放时间', value: '周二至周日09:30–16:30' },
    { name: '闭馆', value: '周一（法定节假日除外）' },
  ],
  en: [
    { name: 'Open', value: 'Tuesday to Sunday, 09:30–16:30' },
    { name: 'Closed', value: 'Mondays except public holidays' },
  ],
};

export function examples(lang: Lang) {
  return { hours: <Facts facts={words[lang]} /> };
}
