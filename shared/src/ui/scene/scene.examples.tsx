import type { Lang } from '../../contract/lang.ts';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { Scene } from './scene.tsx';

const words = {
  cn: {
    alt: '夜色影棚中的S1概念车侧影',
    line: '一线之间',
    lineText: '我们画的每一个车身，都从风想走的那条线开始。',
    concept: '概念车',
    studio: '没有地平线的画面',
    studioText: '光从上方来，腰线上一道反光，此外什么也没有。',
  },
  en: {
    alt: 'The S1 concept from the side in a night studio',
    line: 'In line',
    lineText: 'Every body we draw begins with the line that the wind would take.',
    concept: 'The concept car',
    studio: 'A studio without a horizon',
    studioText: 'Light from above, one reflection along the shoulder, nothing else.',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const night = { name: 's1-night', width: 1920, height: 1080, widths: [480, 800, 1200, 1600, 1920], alt: t.alt };
  const upright = { ...night, name: 's1-night-portrait', width: 780, height: 1464, widths: [480, 780] };
  return {
    opening: (
      <Scene picture={night} portrait={upright} priority>
        <h2 className="monument">{t.line}</h2>
        <p>{t.lineText}</p>
        <ArrowLink href={`/cn/${lang}/tech/concept`}>{t.concept}</ArrowLink>
      </Scene>
    ),
    copyBelow: (
      <Scene picture={night} portrait={upright} copy="below">
        <h2 className="statement">{t.studio}</h2>
        <p>{t.studioText}</p>
      </Scene>
    ),
  };
}
