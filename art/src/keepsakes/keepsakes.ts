import { dieBlock } from './die-block.ts';
import { hundredNoes } from './hundred-noes.ts';
import { sharedBook } from './shared-book.ts';
import { springback } from './springback.ts';
import { stopButton } from './stop-button.ts';
import { straightEdge } from './straight-edge.ts';
import { wrappedRose } from './wrapped-rose.ts';
import { writtenPage } from './written-page.ts';

/**
 * What people show of their work instead of their faces, as SVG by the name of the picture, in the order of the pages:
 * first those who tell at `talent/sense`, then the years of a trade at `talent/train`.
 */
export const KEEPSAKES: Readonly<Record<string, () => string>> = {
  'story-stop-button': stopButton,
  'story-wrapped-rose': wrappedRose,
  'story-die-block': dieBlock,
  'story-written-page': writtenPage,
  'trade-straight-edge': straightEdge,
  'trade-springback': springback,
  'trade-hundred-noes': hundredNoes,
  'trade-shared-book': sharedBook,
};
