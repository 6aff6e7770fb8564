import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { Scene } from './scene.tsx';

const night = {
  name: 's1-night',
  width: 1920,
  height: 1080,
  widths: [480, 800, 1200, 1600, 1920],
  alt: 'The S1 concept from the side in a night studio',
};
const upright = { ...night, name: 's1-night-portrait', width: 780, height: 1464, widths: [480, 780] };
const porcelain = { ...night, name: 'yunji-e9', height: 900, alt: 'A champagne saloon in a bright studio' };

export const examples = {
  opening: (
    <Scene picture={night} portrait={upright} priority>
      <h2 className="monument">In line</h2>
      <p>Every body we draw begins with the line that the wind would take.</p>
      <ArrowLink href="/cn/en/tech/concept">The concept car</ArrowLink>
    </Scene>
  ),
  porcelain: (
    <Scene picture={porcelain} light="porcelain">
      <h2 className="display">Yunji</h2>
      <p>One line less, one journey further.</p>
      <ArrowLink href="https://yunji.chenyue.example/" external>
        Official site
      </ArrowLink>
    </Scene>
  ),
  copyBelow: (
    <Scene picture={night} portrait={upright} copy="below">
      <h2 className="statement">A studio without a horizon</h2>
      <p>Light from above, one reflection along the shoulder, nothing else.</p>
    </Scene>
  ),
};
