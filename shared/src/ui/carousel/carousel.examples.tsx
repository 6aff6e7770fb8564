import type { Lang } from '../../contract/lang.ts';
import { Card, CardMeta, CardTitle } from '../card/card.tsx';
import { ContentCover } from '../card/cover.tsx';
import { Figure } from '../picture/figure.tsx';
import { Picture } from '../picture/picture.tsx';
import { Carousel, type CarouselWords } from './carousel.tsx';

export const carouselWords: Record<Lang, CarouselWords> = {
  cn: {
    carousel: '轮播',
    previous: '上一张',
    next: '下一张',
    play: '开始轮播',
    pause: '停止轮播',
    place: (slide, slides) => `${slide} / ${slides}`,
  },
  en: {
    carousel: 'carousel',
    previous: 'Previous slide',
    next: 'Next slide',
    play: 'Start turning',
    pause: 'Stop turning',
    place: (slide, slides) => `${slide} of ${slides}`,
  },
};

const views = ['s1-front', 's1-night', 's1-streamlines'];
const captions = {
  cn: ['正面', '侧面', '流线'],
  en: ['From ahead', 'From the side', 'Lines of air'],
};

export function examples(lang: Lang) {
  const pictures = views.map((name, at) => ({
    id: name,
    content: (
      <Figure caption={captions[lang][at]}>
        <Picture picture={{ name, width: 1200, height: 675, widths: [480, 800, 1200], alt: '' }} sizes="90vw" />
      </Figure>
    ),
  }));
  const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => ({
    id: seed,
    content: (
      <Card>
        <ContentCover seed={seed} category="COL-XWZX-QYDT" sizes="20rem" />
        <CardMeta date="2026-11-18" />
        <CardTitle href={`/cn/${lang}/news/detail?baseid=${seed}`}>
          {lang === 'cn' ? '集团与六所高校共建联合实验室' : 'A joint laboratory with six universities'}
        </CardTitle>
      </Card>
    ),
  }));
  const [words, cn] = [carouselWords[lang], lang === 'cn'];
  return {
    views: <Carousel label={cn ? 'S1概念车' : 'The S1 concept'} slides={pictures} words={words} rotates />,
    cards: <Carousel label={cn ? '更多新闻' : 'More news'} slides={cards} words={words} layout="cards" />,
  };
}
