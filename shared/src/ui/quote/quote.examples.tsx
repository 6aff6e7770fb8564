import { Picture } from '../picture/picture.tsx';
import { Quote } from './quote.tsx';

const portrait = { name: 'expert-contours', width: 900, height: 900, widths: [480, 800, 900], alt: '' };

export const examples = {
  plain: (
    <Quote name="Lin Xu" office="Chief aerodynamicist">
      “Good lines are not drawn. The wind leaves them, and we make them clear.”
    </Quote>
  ),
  withPortrait: (
    <Quote name="林叙" office="集团首席空气动力学专家" portrait={<Picture picture={portrait} sizes="56px" />}>
      “好的线条不是画出来的，是风留下来的。我们只是把它描清楚。”
    </Quote>
  ),
};
