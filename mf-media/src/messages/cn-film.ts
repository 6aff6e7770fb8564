import type { SameWords } from 'shared';
import type { enFilm } from './en-film.ts';

export const cnFilm = {
  silent: '影片没有声音。以下按章节写出画面内容和字幕。',
  chapter: '{{time}} {{name}}',
  captions: '字幕：',
  speed: '播放速度',
  rate: '{{rate}}倍',
} satisfies SameWords<typeof enFilm>;
