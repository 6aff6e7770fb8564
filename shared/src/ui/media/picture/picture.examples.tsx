import type { Lang } from '../../../contract/text/lang.ts';
import { Figure } from './figure.tsx';
import { Picture } from './picture.tsx';

const words = {
  cn: {
    night: '夜色影棚中的S1概念车',
    upright: 'S1概念车，竖幅',
    bright: '明亮影棚中的轿车',
    dark: '夜色影棚中的轿车',
    caption: 'S1概念车的尾流在前期仿真中缩短了31%。',
    credit: '图：辰岳设计中心',
  },
  en: {
    night: 'The S1 concept in a night studio',
    upright: 'The S1 concept, upright',
    bright: 'A saloon in a bright studio',
    dark: 'A saloon in a night studio',
    caption: 'The S1 concept: its wake became 31% shorter in simulation.',
    credit: 'Chenyue Design Centre',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const night = { name: 's1-night', width: 1920, height: 1080, widths: [480, 800, 1200, 1600, 1920], alt: t.night };
  const upright = { name: 's1-night-portrait', width: 780, height: 1464, widths: [480, 780], alt: t.upright };
  const bright = { name: 'yunji-e9-rear', width: 1280, height: 720, widths: [480, 800, 1200, 1280], alt: t.bright };
  const darkVariant = { name: 'yunji-e9-rear-night', alt: t.dark };
  return {
    lazy: <Picture picture={bright} sizes="(min-width: 64rem) 50vw, 100vw" />,
    first: <Picture picture={night} sizes="100vw" priority />,
    uprightOnPhones: <Picture picture={night} portrait={upright} sizes="100vw" />,
    darkVariantForTheDarkTheme: <Picture picture={{ ...bright, night: darkVariant }} sizes="100vw" />,
    withCaption: (
      <Figure caption={t.caption} credit={t.credit}>
        <Picture picture={night} sizes="100vw" />
      </Figure>
    ),
  };
}
