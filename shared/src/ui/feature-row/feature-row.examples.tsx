import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { LineField } from '../line-field/line-field.tsx';
import { Picture } from '../picture/picture.tsx';
import { FeatureRow, FeatureRows } from './feature-row.tsx';

const line = {
  name: 'welding-line',
  width: 1200,
  height: 675,
  widths: [480, 800, 1200],
  alt: 'Robots weld bodies in white',
};
const front = { name: 's1-front', width: 1600, height: 900, widths: [480, 800, 1200, 1600], alt: 'The S1 from ahead' };

export const examples = {
  rows: (
    <FeatureRows>
      <FeatureRow id="welding" media={<Picture picture={line} sizes="(min-width: 64rem) 52vw, 100vw" />}>
        <h3 className="heading">Welded in 71 seconds</h3>
        <p>286 robots work on one body. Each of them knows the plan of the next car before this one has left.</p>
        <ArrowLink href="/cn/en/about/smart">The smart factory</ArrowLink>
      </FeatureRow>
      <FeatureRow wide media={<Picture picture={front} sizes="(min-width: 64rem) 60vw, 100vw" />}>
        <h3 className="heading">Light that reads the road</h3>
        <p>Two rows of lamps become one line, and the line tells others what the car is about to do.</p>
      </FeatureRow>
      <FeatureRow media={<LineField kind="wake" seed="tunnel" />}>
        <h3 className="heading">Air, measured at 4,096 points</h3>
        <p>What cannot be seen is drawn, and what is drawn can be discussed.</p>
      </FeatureRow>
    </FeatureRows>
  ),
};
