import { Figure } from './figure.tsx';
import { Picture } from './picture.tsx';
import { ThemePicture } from './theme-picture.tsx';

const night = {
  name: 's1-night',
  width: 1920,
  height: 1080,
  widths: [480, 800, 1200, 1600, 1920],
  alt: 'The S1 concept in a night studio',
};
const upright = {
  name: 's1-night-portrait',
  width: 780,
  height: 1464,
  widths: [480, 780],
  alt: 'The S1 concept, upright',
};
const porcelain = { ...night, name: 's1-front', width: 1600, height: 900, widths: [480, 800, 1200, 1600] };

export const examples = {
  lazy: <Picture picture={porcelain} sizes="(min-width: 64rem) 50vw, 100vw" />,
  first: <Picture picture={night} sizes="100vw" priority />,
  uprightOnPhones: <Picture picture={night} portrait={upright} sizes="100vw" />,
  twinForTheDarkTheme: <ThemePicture picture={porcelain} dark={night} sizes="100vw" />,
  withCaption: (
    <Figure caption="The S1 concept: its wake became 31% shorter in simulation." credit="Chenyue Design Centre">
      <Picture picture={night} sizes="100vw" />
    </Figure>
  ),
};
