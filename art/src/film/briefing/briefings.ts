import { INK } from '../../drawings/sheet.ts';
import { FILM_SIZE } from '../frame.ts';
import { between } from '../machines.ts';
import type { Film, Shot } from '../moving.ts';
import { columnsSlide, comparedSlide, questionSlide, titleSlide } from './slides.ts';
import { FAINT, LEFT, RIGHT, SOFT, textAt } from './slide-text.ts';
import { readStoryboards, type Scene, type Slide, type Storyboard } from './storyboard.ts';

/** Words of slides that are none of their data. */
const FIXED_WORDS = '本期上年同期';
/** Second of the first slide with figures that is the poster: all of it has come. */
const POSTER_AFTER = 4;

function drawingOf(slide: Slide, since: number): string {
  switch (slide.kind) {
    case 'title':
      return titleSlide(slide, since);
    case 'compared':
      return comparedSlide(slide, since);
    case 'columns':
      return columnsSlide(slide, since);
    case 'question':
      return questionSlide(slide, since);
  }
}

/** Who speaks, small above the captions, and how far the film is. */
function speakerAt({ said, part }: Scene, at: number, seconds: number): string {
  const speaking = said.find(({ from, until }) => at >= from && at < until);
  if (!speaking) return '';
  const shown = between(at - speaking.from, [0, 0.5]);
  const { by } = speaking;
  const y = 440;
  return [
    textAt([LEFT, 40], `${part.cn}　${part.en}`, { size: 14, colour: FAINT }),
    textAt([LEFT, y], `${by.cn}　${by.en}`, { size: 14, colour: SOFT, opacity: shown }),
    `<path d="M${LEFT} ${y + 12}H${RIGHT}" stroke="${INK.steel}"/>`,
    `<path d="M${LEFT} ${y + 12}h${(((RIGHT - LEFT) * at) / seconds).toFixed(1)}" stroke="${INK.kiln}" stroke-width="2"/>`,
  ].join('');
}

const GROUND = `<radialGradient id="b" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="${INK.groundLight}"/><stop offset="1" stop-color="${INK.ground}"/></radialGradient><rect width="${FILM_SIZE.width}" height="${FILM_SIZE.height}" fill="url(#b)"/>`;

function shotOf(scene: Scene, seconds: number): Shot {
  return {
    seconds: scene.until - scene.from,
    frame: (_time, at) => ({
      drawing: `${GROUND}${drawingOf(scene.slide, at - scene.from)}${speakerAt(scene, at, seconds)}`,
    }),
  };
}

function filmOf({ seconds, scenes }: Storyboard): Film {
  const first = scenes.find(({ slide }) => slide.kind === 'compared');
  return {
    poster: (first?.from ?? 0) + POSTER_AFTER,
    words: JSON.stringify(scenes) + FIXED_WORDS,
    shots: scenes.map((scene) => shotOf(scene, seconds)),
  };
}

/** The films of briefings by the name of their file, drawn from their storyboards. */
export const briefings = (): Readonly<Record<string, () => Film>> =>
  Object.fromEntries(readStoryboards().map((board) => [board.file, () => filmOf(board)]));
