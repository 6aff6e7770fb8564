import type { Lang } from '../../../contract/text/lang.ts';
import { Notice } from './notice.tsx';

const words = { cn: '行情延迟至少15分钟。', en: 'Prices are delayed by at least 15 minutes.' };

export function examples(lang: Lang) {
  return { delayed: <Notice role="note">{words[lang]}</Notice> };
}
