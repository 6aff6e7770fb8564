import type { Lang } from '../../contract/lang.ts';
import { Progress } from './progress.tsx';

const words = {
  cn: { zip: '正在打包图片', count: '第8张，共12张', wait: '正在确认名额' },
  en: { zip: 'Packing the pictures', count: '8 of 12 pictures', wait: 'Confirming your places' },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    known: <Progress label={t.zip} done={8 / 12} text={t.count} />,
    unknown: <Progress label={t.wait} />,
  };
}
