import type { Lang } from '../../contract/lang.ts';
import { Popover } from './popover.tsx';

const words = {
  cn: { label: '什么是候补？', text: '有名额释放时，我们会按登记顺序短信通知；收到后两小时内确认即可。' },
  en: {
    label: 'What is the waiting list?',
    text: 'When places become free we write to you in the order of registration; confirm within two hours.',
  },
};

export function examples(lang: Lang) {
  const { label, text } = words[lang];
  return {
    explanation: (
      <Popover id="waiting-list" label={label}>
        {text}
      </Popover>
    ),
  };
}
