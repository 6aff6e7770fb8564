import type { Lang } from '../../../contract/text/lang.ts';
import { ArrowLink } from '../../navigation/arrow-link/arrow-link.tsx';
import { LineField } from '../../media/line-field/line-field.tsx';
import { Phrases } from '../../text/phrases/phrases.tsx';
import { Picture } from '../../media/picture/picture.tsx';
import { FeatureRow, FeatureRows } from './feature-row.tsx';

const words = {
  cn: {
    rows: [
      ['71秒焊好一个车身', '286台机器人焊一个车身，每一台都在上一辆离开之前，拿到下一辆的图纸。'],
      ['读懂路面的光', '两排灯合成一条线，这条线告诉别人，车接下来要做什么。'],
      ['在4096个点上量风', '看不见的先画出来，画出来的就可以讨论。'],
    ],
    alt: ['机器人焊接白车身', '正面看S1'],
    more: '智能工厂',
  },
  en: {
    rows: [
      [
        'Welded in 71 seconds',
        '286 robots weld one body. Each of them knows the plan of the next before this one has left.',
      ],
      ['Light that reads the road', 'Two rows of lamps become one line, and it tells what the car is about to do.'],
      ['Air, measured at 4,096 points', 'What cannot be seen is drawn, and what is drawn can be discussed.'],
    ],
    alt: ['Robots weld bodies in white', 'The S1 from ahead'],
    more: 'The smart factory',
  },
};

export function examples(lang: Lang) {
  const { rows, alt, more } = words[lang];
  const line = { name: 'welding-line', width: 1200, height: 675, widths: [480, 800, 1200], alt: alt[0] ?? '' };
  const front = { name: 's1-front', width: 1280, height: 720, widths: [480, 800, 1200, 1280], alt: alt[1] ?? '' };
  const [welding = [], light = [], air = []] = rows;
  return {
    rows: (
      <FeatureRows>
        <FeatureRow id="welding" media={<Picture picture={line} sizes="(min-width: 64rem) 52vw, 100vw" />}>
          <h3 className="heading">
            <Phrases text={welding[0] ?? ''} />
          </h3>
          <p>{welding[1]}</p>
          <ArrowLink href={`/cn/${lang}/about/smart`}>{more}</ArrowLink>
        </FeatureRow>
        <FeatureRow media={<Picture picture={front} sizes="(min-width: 64rem) 52vw, 100vw" />}>
          <h3 className="heading">
            <Phrases text={light[0] ?? ''} />
          </h3>
          <p>{light[1]}</p>
        </FeatureRow>
        <FeatureRow media={<LineField kind="wake" seed="tunnel" />}>
          <h3 className="heading">
            <Phrases text={air[0] ?? ''} />
          </h3>
          <p>{air[1]}</p>
        </FeatureRow>
      </FeatureRows>
    ),
  };
}
