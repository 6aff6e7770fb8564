import type { Lang } from '../../../contract/text/lang.ts';
import { ArrowLink } from '../../navigation/arrow-link/arrow-link.tsx';
import { Scene } from './scene.tsx';

const words = {
  cn: {
    alt: '夜色影棚中的S1概念车侧影',
    line: '一线之间',
    lineText: '我们画的每一个车身，都从风想走的那条线开始。',
    concept: '概念车',
  },
  en: {
    alt: 'The S1 concept from the side in a night studio',
    line: 'In line',
    lineText: 'Every body we draw begins with the line that the wind would take.',
    concept: 'The concept car',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const night = { name: 's1-night', width: 1920, height: 1080, widths: [480, 800, 1200, 1600, 1920], alt: t.alt };
  return {
    opening: (
      <Scene picture={night} priority>
        <h2 className="display">{t.line}</h2>
        <p>{t.lineText}</p>
        <ArrowLink href={`/cn/${lang}/tech/concept`}>{t.concept}</ArrowLink>
      </Scene>
    ),
  };
}
