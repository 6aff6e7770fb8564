import type { Lang } from '../../contract/lang.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const words = {
  cn: { title: '暂时无法显示可约日期', advice: '您已填写的内容都还在。请稍后再试，或致电预约。', again: '重试' },
  en: {
    title: 'The days cannot be shown right now',
    advice: 'Everything you entered is still here. Try again in a moment, or book by telephone.',
    again: 'Try again',
  },
};

export function examples(lang: Lang) {
  const { title, advice, again } = words[lang];
  return {
    partOfAPage: (
      <ErrorState title={title} advice={advice} level={3}>
        <Button type="button" weight="ghost">
          {again}
        </Button>
      </ErrorState>
    ),
  };
}
