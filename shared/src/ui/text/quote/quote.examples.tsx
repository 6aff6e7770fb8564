import type { Lang } from '../../../contract/text/lang.ts';
import { Picture } from '../../media/picture/picture.tsx';
import { Quote } from './quote.tsx';

const portrait = { name: 'expert-lu-qingye', width: 720, height: 600, widths: [480, 720], alt: '' };

const words = {
  cn: {
    text: '“好的线条不是画出来的，是风留下来的。我们只是把它描清楚。”',
    name: '林叙',
    office: '集团首席空气动力学专家',
  },
  en: {
    text: '“Good lines are not drawn. The wind leaves them, and we make them clear.”',
    name: 'Lin Xu',
    office: 'Chief aerodynamicist',
  },
};

export function examples(lang: Lang) {
  const { text, name, office } = words[lang];
  return {
    plain: (
      <Quote name={name} office={office}>
        {text}
      </Quote>
    ),
    withPortrait: (
      <Quote name={name} office={office} portrait={<Picture picture={portrait} sizes="56px" />}>
        {text}
      </Quote>
    ),
  };
}
