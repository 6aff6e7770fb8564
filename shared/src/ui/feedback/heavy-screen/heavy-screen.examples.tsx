import type { Lang } from '../../../contract/text/lang.ts';
import { HeavyScreen } from './heavy-screen.tsx';

const words = {
  cn: {
    text: '此页面不支持移动端浏览，请使用电脑。',
    plain: '查看文字列表',
    wide: '需要大屏幕的内容',
    list: '文字列表',
  },
  en: {
    text: 'This page does not support mobile browsing, please use a computer.',
    plain: 'Read the list instead',
    wide: 'What needs a large screen',
    list: 'The list',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    scene: (
      <>
        <HeavyScreen text={t.text} plain={{ href: '#heavy-list', label: t.plain }}>
          <p>{t.wide}</p>
        </HeavyScreen>
        <p id="heavy-list">{t.list}</p>
      </>
    ),
  };
}
