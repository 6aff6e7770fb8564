import { splinePath, type Point } from '../../media/line-field/curve.ts';
import { random } from '../../media/line-field/random.ts';
import { CAPITALS, SMALL, type Letter } from './letters.ts';

/** A signature as one path in units of its own; lines are to be drawn without fill. */
export interface Signed {
  width: number;
  height: number;
  d: string;
}

/** How somebody writes. */
interface Hand {
  /** Tangent to the right. */
  slant: number;
  /** Width of letters against what is usual. */
  wide: number;
  /** Height of small letters against what is usual. */
  low: number;
  /** Letters of a word that can be read; the others run together. */
  clear: number;
  /** Slope of the line. */
  rise: number;
  /** Between the words. */
  gap: number;
  end: 'sweep' | 'under' | 'fall' | 'plain';
  /** How long the end is against what is usual. */
  long: number;
}

const ENDS = ['sweep', 'under', 'fall', 'plain'] as const;

function handOf(chance: () => number): Hand {
  const among = (from: number, to: number) => from + (to - from) * chance();
  return {
    slant: among(0.1, 0.55),
    wide: among(0.85, 1.3),
    low: among(0.6, 1),
    clear: 1 + Math.floor(3 * chance()),
    rise: among(-0.02, 0.14),
    gap: among(0, 9),
    end: ENDS[Math.floor(ENDS.length * chance())] ?? 'plain',
    long: among(0.5, 1.4),
  };
}

/** Units of the drawing for one of the letters. */
const SCALE = 3;
/** The pen is half of its width beyond its way. */
const MARGIN = 4;

/** Letters that run together: a wave that goes flat. */
function hurried(count: number, height: number): Letter {
  const ups = Array.from({ length: count }, (_, at): Point[] => {
    const tall = height * (1 - at / (count + 1));
    return [
      [5 * at + 3, tall],
      [5 * at + 4, 0],
    ];
  });
  return { wide: 5 * count + 3, strokes: [[...ups.flat(), [5 * count + 4, 1.5]]] };
}

/** The letters of a word as they are written: a capital, what can be read, and the rest in haste. */
function written(word: string, { clear, low }: Hand): { form: Letter; tall: number }[] {
  const [first = '', ...rest] = word;
  const capital = CAPITALS[first.toUpperCase()];
  const small = rest.slice(0, clear).flatMap((sign) => SMALL[sign] ?? []);
  const left = rest.length - small.length;
  return [
    ...(capital ? [{ form: capital, tall: 1 }] : []),
    ...small.map((form) => ({ form, tall: low })),
    ...(left > 0 ? [{ form: hurried(left, 11), tall: low }] : []),
  ];
}

/** How a name ends: out to the right, back under it, down and round, or as it comes. */
function ending({ end, long }: Hand, [x, y]: Point): Point[] {
  const ends: Record<Hand['end'], Point[]> = {
    sweep: [
      [x + 10 * long, y - 4],
      [x + 24 * long, y + 5],
      [x + 40 * long, y + 3],
    ],
    fall: [
      [x + 8, y + 3],
      [x + 12, y - 8 * long],
      [x + 4, y - 16 * long],
      [x - 6, y - 12 * long],
      [x + 24 * long, y - 3],
    ],
    under: [
      [x + 12, y + 1],
      [x + 7, -9],
      [x * 0.5, -11],
      [x * 0.12, -9],
      [x * 0.5 * long, -13],
    ],
    plain: [[x + 6, y]],
  };
  return ends[end];
}

/** The pen's ways over the whole name, one for each time that it is set down. */
function ways(name: string, hand: Hand, chance: () => number): Point[][] {
  const strokes: Point[][] = [];
  let from = 0;
  let open: Point[] = [];
  for (const word of name.split('-')) {
    if (open.length > 0) strokes.push(open);
    open = [];
    for (const { form, tall } of written(word, hand)) {
      const placed = form.strokes.map((stroke) =>
        stroke.map(([x, y]): Point => [from + (x + chance() - 0.5) * hand.wide, (y + chance() - 0.5) * tall]),
      );
      const [joined = [], ...others] = placed;
      open.push(...joined);
      strokes.push(...others);
      from += form.wide * hand.wide;
    }
    from += hand.gap;
  }
  return [...strokes, [...open, ...ending(hand, open.at(-1) ?? [0, 0])]];
}

/**
 * A name as its owner signs it, drawn from the name alone: the same for ever, and another hand for everybody else.
 * @param name in small Latin letters, words divided by `-`, as in addresses: `mo-xingchuan`
 */
export function signed(name: string): Signed {
  const chance = random(`autograph ${name}`);
  const hand = handOf(chance);
  const leant = ways(name, hand, chance).map((way) =>
    way.map(([x, y]): Point => [(x + hand.slant * y) * SCALE, -(y + hand.rise * x) * SCALE]),
  );
  const [xs, ys] = [0, 1].map((k) => leant.flat().map((point) => point[k as 0 | 1])) as [number[], number[]];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const d = leant.map((way) => splinePath(way.map(([x, y]): Point => [x - left, y - top]))).join('');
  const size = (values: readonly number[], from: number) => Math.ceil(Math.max(...values) - from + MARGIN);
  return { width: size(xs, left), height: size(ys, top), d };
}
