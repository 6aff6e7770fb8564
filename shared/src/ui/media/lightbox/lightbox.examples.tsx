import type { Lang } from '../../../contract/text/lang.ts';
import { Lightbox, type LightboxWords } from './lightbox.tsx';

const words: Record<Lang, LightboxWords & { label: string; captions: string[] }> = {
  cn: {
    label: 'S1概念车图集',
    captions: ['夜色影棚，侧面', '正面四分之三', '尾部', '流线', '焊装线'],
    enlarge: (caption) => `放大：${caption}`,
    close: '关闭',
    previous: '上一张',
    next: '下一张',
    zoom: '放大细节',
    position: (picture, pictures) => `${picture} / ${pictures}`,
  },
  en: {
    label: 'Pictures of the S1',
    captions: ['From the side, at night', 'From ahead', 'From behind', 'Lines of air', 'The welding line'],
    enlarge: (caption) => `Enlarge: ${caption}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Zoom in',
    position: (picture, pictures) => `${picture} of ${pictures}`,
  },
};
const names = ['s1-night', 's1-front', 's1-rear', 's1-streamlines', 'welding-line'];

export function examples(lang: Lang) {
  const { label, captions, ...rest } = words[lang];
  const pictures = names.map((name, at) => ({
    picture: { name, width: 1200, height: 675, widths: [480, 800, 1200], alt: captions[at] ?? '' },
    caption: captions[at] ?? '',
  }));
  return {
    even: <Lightbox id="views" label={label} pictures={pictures.slice(0, 3)} words={rest} />,
    lead: <Lightbox id="more" label={label} pictures={pictures} words={rest} lead />,
  };
}
