import type { Lang } from '../../../contract/text/lang.ts';
import { LineField } from '../../media/line-field/line-field.tsx';
import { Timeline, TimelineEntry } from './timeline.tsx';

const words = {
  cn: {
    label: '发展历程',
    wind: ['风的形状', 'S1概念车首发；与六所高校共建空气动力学联合实验室；单月销量中新能源首次过半。'],
    sixth: ['第六个品牌', '高端纯电品牌昀极成立，首款车型在南沙智能工厂投产。'],
    first: '四百人，一间厂房',
  },
  en: {
    label: 'History',
    wind: [
      'The shape of wind',
      'The S1 concept; a joint aerodynamics laboratory; more than half of a month’s vehicles are electric.',
    ],
    sixth: ['The sixth brand', 'Yunji is founded; its first model leaves the smart factory in Nansha.'],
    first: 'Four hundred people and one hall',
  },
};

export function examples(lang: Lang) {
  const { label, wind, sixth, first } = words[lang];
  return {
    years: (
      <Timeline label={label}>
        <TimelineEntry id="y2026" year="2026" title={wind[0] ?? ''} media={<LineField kind="vortex" seed="2026" />}>
          <p>{wind[1]}</p>
        </TimelineEntry>
        <TimelineEntry id="y2024" year="2024" title={sixth[0] ?? ''} media={<LineField kind="wake" seed="2024" />}>
          <p>{sixth[1]}</p>
        </TimelineEntry>
        <TimelineEntry id="y1997" year="1997" title={first} href={`/cn/${lang}/about/story`} />
      </Timeline>
    ),
  };
}
